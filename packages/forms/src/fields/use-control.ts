import { useField, useFormikContext } from 'formik';
import type { FocusEvent } from 'react';
import { fieldId } from '../frame/field-id';
import { useFormContext } from '../frame/form-context';

/** What every kind of field is told. */
export interface FieldProps {
  /** As in the form's values and in the server's answers. */
  name: string;
  label: string;
  required?: boolean;
  /** A line that helps; what is wrong takes its place. */
  hint?: string;
}

const ignore = () => undefined;

/** A field by its name: what its control gets, and what the line below says. */
export function useControl<Value = string>({ name, required, hint }: FieldProps) {
  const { name: form, isEmptied } = useFormContext();
  const { isSubmitting } = useFormikContext();
  const [field, { error, touched }, helpers] = useField<Value>(name);
  const message = touched ? error : undefined;
  const id = fieldId(form, name);
  const noteId = `${id}-note`;
  return {
    id,
    noteId,
    message,
    value: field.value,
    helpers,
    /** Typing goes on when an answer is there: until then it would be lost with what has arrived. */
    isBusy: isSubmitting,
    control: {
      ...field,
      onChange: isSubmitting ? ignore : field.onChange,
      // The dialog that says thanks takes the focus out of a field that was just emptied.
      onBlur: (event: FocusEvent) => {
        if (!isEmptied.current) field.onBlur(event);
      },
      id,
      required,
      'aria-invalid': Boolean(message),
      'aria-describedby': message || hint ? noteId : undefined,
    },
  };
}
