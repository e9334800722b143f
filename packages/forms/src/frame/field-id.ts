/** The id of a field's control. */
export const fieldId = (form: string, field: string) => `${form}-${field}`;
