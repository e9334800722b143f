import type { TFunction } from '@phantom/mf-kit';
import { mixed, object, string, ValidationError, type ObjectShape, type Schema } from 'yup';
import { checkFile } from './check-file';

// This module loads with yup when a form validates for the first time.
export { string };

/** The rules of a form, by field. */
export type FormSchema<Values> = Partial<Record<keyof Values, Schema>>;

/** A text without surrounding spaces. A blank text counts as missing. */
export const text = () => string().transform((value?: string) => value?.trim() || undefined);

export const requiredText = (missing: string) => text().required(missing);

/** A rough check: the server decides. */
export const email = (invalid: string) =>
  requiredText(invalid).matches(/^[^\s@]+@[^\s@]+$/, invalid);

export const documentFile = (missing: string, t: TFunction) =>
  mixed<File>()
    .required(missing)
    .test(async (file, { createError }) => {
      const message = await checkFile(file, t);
      return message === undefined || createError({ message });
    });

/** The first error of each field. */
export async function findErrors<Values>(values: Values, schema: FormSchema<Values>) {
  try {
    await object(schema as ObjectShape).validate(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    const errors = error.inner.map(({ path, message }) => [path, message] as const);
    return Object.fromEntries(errors.reverse());
  }
}
