import type { FormikErrors, FormikValues } from 'formik';
import type { FieldMessage } from './failure';

/** What the server said of a field, and of which entry. */
export type Refusals = Record<string, { entry: unknown; text: string }>;

export function refusalsOf(messages: FieldMessage[], values: FormikValues): Refusals {
  return Object.fromEntries(
    messages.map(({ field, text }) => [field, { entry: values[field] as unknown, text }]),
  );
}

/** The refusals of entries that stand as they were. */
export function stillRefused<Values extends FormikValues>(
  refusals: Refusals,
  values: Values,
): FormikErrors<Values> {
  const still = Object.entries(refusals).filter(([field, { entry }]) => values[field] === entry);
  return Object.fromEntries(
    still.map(([field, { text }]) => [field, text]),
  ) as FormikErrors<Values>;
}

/** Errors as a list. */
export function messagesOf<Values extends FormikValues>(
  errors: FormikErrors<Values>,
): FieldMessage[] {
  return Object.entries(errors).flatMap(([field, text]) =>
    typeof text === 'string' ? [{ field, text }] : [],
  );
}

/** Messages in the order of the form's fields; what is said of others comes last. */
export function inFormOrder(messages: FieldMessage[], form: FormikValues): FieldMessage[] {
  const fields = Object.keys(form);
  const place = ({ field }: FieldMessage) =>
    fields.includes(field) ? fields.indexOf(field) : fields.length;
  return messages.toSorted((one, other) => place(one) - place(other));
}
