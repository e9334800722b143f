import { MediaField } from '../../../../shared/media/media-field';
import { useDraft } from '../../draft/use-draft';
import type { FieldProps } from '../../field-props';

/** A picture of the media library. */
export function PictureField(props: FieldProps<number>) {
  const { ref } = useDraft();
  return <MediaField {...props} service={ref.service} kind="picture" />;
}
