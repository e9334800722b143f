import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikValues } from 'formik';

/**
 * Checks entries by a yup schema that is loaded when it is first needed. Without it, as on a broken connection, nothing
 * is wrong: the server checks too.
 */
export const checkBy =
  <Values extends FormikValues>(loadSchema: () => Promise<unknown>) =>
  async (values: Values): Promise<FormikErrors<Values>> => {
    const schema = await loadSchema().catch(() => undefined);
    if (!schema) return {};
    try {
      await validateYupSchema(values, schema);
      return {};
    } catch (error) {
      if (error instanceof Error && error.name === 'ValidationError') return yupToFormErrors(error);
      throw error;
    }
  };
