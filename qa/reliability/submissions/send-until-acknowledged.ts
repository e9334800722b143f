import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { type Form, formHeaders } from '../people/forms.js';

/** As `packages/forms` waits for an answer. */
const DEADLINE_MS = 20_000;

/** A person presses the button again; who waits longer than the server asks for is only slower. */
const PAUSE_MS = 500;
const MOST_TRIES = 200;

/** What leaves open whether the form has arrived, as `isUndecided` of `packages/forms` tells. */
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
 * Sends a form as the browser does: the same entries under the same key, until an answer has come that decides it.
 *
 * @throws Error where the server refuses what is right
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

/** @returns the status; 0 for no answer, or half of one */
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
