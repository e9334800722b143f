import { setTimeout as delay } from 'node:timers/promises';
import { RenderLateError } from './render-error.js';

/** The promise itself goes on. @throws RenderLateError after `deadline` milliseconds */
export const withDeadline = async <Result>(
  promise: Promise<Result>,
  deadline: number,
): Promise<Result> => {
  const done = new AbortController();
  try {
    return await Promise.race([promise, lateAt(deadline, done.signal)]);
  } finally {
    done.abort();
  }
};

const lateAt = async (deadline: number, done: AbortSignal): Promise<never> => {
  await delay(deadline, undefined, { signal: done });
  throw new RenderLateError();
};
