import type { IncomingHttpHeaders } from 'node:http';

/** An answer that says that it is JSON, and is none: of a service, or of something before it, that is at fault. */
export class BrokenAnswerError extends Error {
  override readonly name = 'BrokenAnswerError';

  constructor() {
    super('the answer is no JSON');
  }
}

/** Whether a body can be looked through, by its head. */
export const saysJson = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type']?.startsWith('application/json') === true && !headers['content-encoding'];

/** @throws BrokenAnswerError if a body, which may be empty, is no JSON */
export const checkJson = (body: Buffer): void => {
  if (body.byteLength === 0) return;
  try {
    JSON.parse(body.toString());
  } catch {
    throw new BrokenAnswerError();
  }
};
