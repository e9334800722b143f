/** Thrown when something took longer than it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/**
 * The result of a promise, if it comes in time. The work itself goes on: a promise cannot be stopped.
 * @param milliseconds how long it may take
 * @throws DeadlineError after that
 */
export function deadline<Result>(
  work: Promise<Result>,
  milliseconds: number,
  what: string,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_resolve, reject) => {
    const error = new DeadlineError(`${what} took longer than ${milliseconds} ms`);
    timer = setTimeout(() => reject(error), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
