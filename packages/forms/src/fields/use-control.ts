import { useField, useFormikContext } from 'formik';
import type { FocusEvent } from 'react';
import { fieldId, useFormContext } from '../form/form-context';

/** The properties of every field. */
export interface FieldProps {
  /** As in the values of the form and the errors of the server. */
  name: string;
  label: string;
  required?: boolean;
  /** A help text; an error message replaces it. */
  hint?: string;
}

const ignore = () => undefined;

/** The properties of a field's frame and control. */
export function useControl<Value = string>({ name, label, required, hint }: FieldProps) {
  const { name: form, isEmptied } = useFormContext();
  const { isSubmitting } = useFormikContext();
  const [field, { error, touched }, helpers] = useField<Value>(name);
  const message = touched ? error : undefined;
  const id = fieldId(form, name);
  const noteId = `${id}-note`;
  return {
    /** For `<FieldFrame>`. */
    frame: { id, noteId, label, required, message, hint },
    value: field.value,
    helpers,
    /** While sending, changes would be lost: the form is emptied after success. */
    isBusy: isSubmitting,
    control: {
      ...field,
      onChange: isSubmitting ? ignore : field.onChange,
      // A dialog after success takes the focus out of a field that was just emptied.
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
