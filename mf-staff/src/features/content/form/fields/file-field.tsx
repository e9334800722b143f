import type { FieldProps } from './field-props';
import { NumberField } from './value-fields';

/** The id of a file of the media library. */
export function FileField(props: FieldProps<number>) {
  return <NumberField {...props} />;
}
