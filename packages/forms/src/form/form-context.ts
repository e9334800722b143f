import { createContext, useContext, type RefObject } from 'react';

/** The form around a field. */
interface FormContextValue {
  name: string;
  /** Whether the form was emptied and not changed since. */
  isEmptied: RefObject<boolean>;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** @throws Error outside of `<SendForm>` */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field must be inside <SendForm>');
  return context;
}

/** The id of a field's control. */
export const fieldId = (form: string, field: string) => `${form}-${field}`;
