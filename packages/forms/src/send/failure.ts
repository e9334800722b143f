import { ApiError } from '@phantom/mf-kit';

/** What is wrong with one field, in a sentence. */
export interface FieldMessage {
  field: string;
  text: string;
}

/** Why a form has not been sent. */
export type Failure =
  /** Entries to be mended, found by the form itself or by the server. */
  | { kind: 'fields'; messages: FieldMessage[] }
  /** There was no connection when it was to be sent: it has not arrived. */
  | { kind: 'offline' }
  /** Nothing came back: it may have arrived. */
  | { kind: 'unanswered' }
  /** The server said no, in its own words. */
  | { kind: 'refused'; error: ApiError };

/** The first message of each field. */
export function firstMessages({ errors }: ApiError): FieldMessage[] {
  return Object.entries(errors).flatMap(([field, [text]]) => (text ? [{ field, text }] : []));
}

/**
 * What a call failed with, as the form tells it.
 *
 * @param isRepeatable nothing comes of it when it arrives twice, so that there is nothing to explain
 * @param wasOnline whether there was a connection when the call began: one that broke later may have carried it over
 * @throws whatever is no answer of a call, nor the lack of one
 */
export function failureOf(error: unknown, isRepeatable: boolean, wasOnline: boolean): Failure {
  if (!(error instanceof ApiError)) throw error;
  const messages = firstMessages(error);
  if (messages.length > 0) return { kind: 'fields', messages };
  if (error.status !== 0 || isRepeatable) return { kind: 'refused', error };
  return { kind: wasOnline ? 'unanswered' : 'offline' };
}

/** Conflict with an attempt under way, too early, too many: nothing was decided. */
const UNDECIDED = new Set([409, 425, 429]);

/** Whether the same content has to be sent under the same key again. */
export function isUndecided({ status }: ApiError): boolean {
  return status === 0 || status >= 500 || UNDECIDED.has(status);
}

const CONFLICT = 409;

/** The refusal of a change whose row has become another meanwhile. */
export function staleError(failure: Failure | undefined): ApiError | undefined {
  if (failure?.kind !== 'refused' || failure.error.status !== CONFLICT) return undefined;
  return failure.error.list.length > 0 ? failure.error : undefined;
}
