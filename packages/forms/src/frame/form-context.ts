import { createContext, useContext } from 'react';
import type { SendFormState } from '../send/use-send-form';

/** The form around a field. */
export type FormContextValue = Pick<SendFormState, 'name' | 'trap' | 'isEmptied'>;

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** @throws Error outside of `<SendForm>` */
export function useFormContext(): FormContextValue {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field stands within <SendForm>');
  return context;
}
