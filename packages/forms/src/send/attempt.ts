import type { FormDraft } from './form-draft';

/** Milliseconds after which no answer is expected any more. */
const DEADLINE_MS = 20_000;

/** What goes out with the entries of a form. */
export interface Attempt {
  /** For the header `Idempotency-Key`: the same content is stored once, however often it is sent. */
  key: string;
  /** Ends the call when no answer comes. */
  signal: AbortSignal;
  /** What tells people from programs, and where the form stood. */
  marks: FormMarks;
}

/** The fields of every public form that no visitor fills in. */
export interface FormMarks {
  /** The path of the page. */
  page: string;
  /** Milliseconds since the form was first shown, where they are known. */
  elapsed: number | undefined;
  /** What stands in the field that people do not see. */
  website: string;
}

/** The marks and the key of an attempt to send these values. */
export function attemptWith<Values extends object>(
  draft: FormDraft<Values>,
  values: Values,
  trap: HTMLInputElement | null,
): Attempt {
  return {
    key: draft.keyFor(values),
    signal: AbortSignal.timeout(DEADLINE_MS),
    marks: { page: window.location.pathname, elapsed: draft.elapsed, website: trap?.value ?? '' },
  };
}
