import { ApiError } from '@phantom/mf-kit';
import type { FormikErrors, FormikValues } from 'formik';

export interface FieldMessage {
  field: string;
  text: string;
}

/** Why a form was not sent. */
export type Failure =
  /** Invalid fields, found by the form or by the server. */
  | { kind: 'fields'; messages: FieldMessage[] }
  /** There was no connection, so it has not arrived. */
  | { kind: 'offline' }
  /** There was no response, so it may have arrived. */
  | { kind: 'unanswered' }
  /** The server refused it, with its own message. */
  | { kind: 'refused'; error: ApiError };

/**
 * Classifies the error of a call.
 *
 * @param isRepeatable a second arrival has no effect, so an unknown outcome needs no explanation
 * @param wasOnline whether there was a connection when the call began: the request may have arrived before it broke
 * @throws any error that is not an ApiError
 */
export function failureOf(error: unknown, isRepeatable: boolean, wasOnline: boolean): Failure {
  if (!(error instanceof ApiError)) throw error;
  const messages = toMessages(Object.entries(error.errors).map(([field, [text]]) => [field, text]));
  if (messages.length > 0) return { kind: 'fields', messages };
  if (error.status !== 0 || isRepeatable) return { kind: 'refused', error };
  return { kind: wasOnline ? 'unanswered' : 'offline' };
}

const CONFLICT = 409;

/** 409: another attempt is in progress; too early; too many. */
const UNDECIDED = new Set([CONFLICT, 425, 429]);

/** Whether the same content must be sent with the same key again. */
export const isUndecided = ({ status }: ApiError): boolean =>
  status === 0 || status >= 500 || UNDECIDED.has(status);

/** The 409 response when another user has changed the row. */
export function staleError(failure: Failure | undefined): ApiError | undefined {
  if (failure?.kind !== 'refused' || failure.error.status !== CONFLICT) return undefined;
  return failure.error.list.length > 0 ? failure.error : undefined;
}

/** The errors of the server by field, with the refused value. */
export type ServerErrors = Record<string, { value: unknown; text: string }>;

export const toServerErrors = (messages: FieldMessage[], values: FormikValues): ServerErrors =>
  Object.fromEntries(
    messages.map(({ field, text }) => [field, { value: values[field] as unknown, text }]),
  );

/** The server errors of unchanged values. */
export const currentErrors = <Values extends FormikValues>(errors: ServerErrors, values: Values) =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([field, { value }]) => values[field] === value)
      .map(([field, { text }]) => [field, text]),
  ) as FormikErrors<Values>;

/** Messages in the order of the fields; those of other fields come last. */
export function sortMessages(messages: FieldMessage[], values: FormikValues): FieldMessage[] {
  const fields = Object.keys(values);
  const position = ({ field }: FieldMessage) =>
    fields.includes(field) ? fields.indexOf(field) : fields.length;
  return messages.toSorted((one, other) => position(one) - position(other));
}

export const toMessages = (errors: [field: string, text: unknown][]): FieldMessage[] =>
  errors.flatMap(([field, text]) => (text && typeof text === 'string' ? [{ field, text }] : []));
