import { MediaField } from '../../../../shared/media/media-field';
import { useDraft } from '../../draft/use-draft';
import type { FieldProps } from '../../field-props';

/** A document, sound or captions of the media library. */
export function FileField(props: FieldProps<number>) {
  const { ref } = useDraft();
  return <MediaField {...props} service={ref.service} kind={props.field.accepts ?? 'document'} />;
}
