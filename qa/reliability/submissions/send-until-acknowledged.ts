import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Form, formHeaders } from '../people/forms.js';

/** The timeout of `packages/forms`. */
const DEADLINE_MS = 20_000;

/** The maximum wait between two tries: longer waits only make the test slower. */
const PAUSE_MS = 500;
const MOST_TRIES = 200;

/** The results that leave open whether the form has arrived, like `isUndecided` of `packages/forms`. */
const UNDECIDED = new Set([409, 425, 429]);

export interface Submission {
  form: Form;
  message: string;
  isAcknowledged: boolean;
  tries: number;
  /** Milliseconds from the first try to the acknowledgement. */
  took: number;
}

/**
 * Sends a form like the browser: the same entries under the same key, until a response accepts or refuses it.
 *
 * @throws Error when the server refuses a valid form
 */
export async function sendUntilAcknowledged(
  origin: string,
  form: Form,
  message: string,
): Promise<Submission> {
  const [begun, headers] = [performance.now(), formHeaders(randomUUID())];
  const body = JSON.stringify(form.entries(message));
  const submission = (isAcknowledged: boolean, tries: number): Submission => {
    return { form, message, isAcknowledged, tries, took: performance.now() - begun };
  };
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const status = await post(origin + form.path, headers, body);
    if (status === 200) return submission(true, tries);
    if (status !== 0 && status < 500 && !UNDECIDED.has(status)) {
      throw new Error(`${form.title}: refused with ${status}`);
    }
    await delay(PAUSE_MS);
  }
  return submission(false, MOST_TRIES);
}

/** @returns the status; 0 for no response or an incomplete one */
async function post(url: string, headers: Record<string, string>, body: string): Promise<number> {
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const answer = await fetch(url, { method: 'POST', headers, body, signal });
    const { error } = (await answer.json()) as { error: number };
    return answer.status === 200 && error !== 0 ? 0 : answer.status;
  } catch {
    return 0;
  }
}
