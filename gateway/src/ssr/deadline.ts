import { setTimeout as delay } from 'node:timers/promises';
import { RenderLateError } from './render-error.js';

/** The promise itself goes on. @throws RenderLateError after `deadline` milliseconds */
export const withDeadline = async <Result>(
  promise: Promise<Result>,
  deadline: number,
): Promise<Result> => {
  const done = new AbortController();
  const late = delay(deadline, undefined, { signal: done.signal }).then(() => {
    throw new RenderLateError();
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    done.abort();
  }
};
