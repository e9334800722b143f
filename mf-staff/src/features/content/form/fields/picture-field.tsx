import type { FieldProps } from './field-props';
import { NumberField } from './value-fields';

/** The id of a picture of the media library. */
export function PictureField(props: FieldProps<number>) {
  return <NumberField {...props} />;
}
