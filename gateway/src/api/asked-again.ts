import { isLostConnection } from './upstream-failure.js';

/** One more than the retries: an idle connection may have been closed just as it was used again. */
const TRIES = 3;

/**
 * Makes a call again when its connection broke off. Only for what changes nothing.
 *
 * @param isAnswered whether the client has got a part of the answer: then it is too late
 */
export const askedAgain = async <T>(
  call: () => Promise<T>,
  isAnswered: () => boolean,
): Promise<T> => {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await call();
    } catch (error) {
      if (left === 0 || !isLostConnection(error) || isAnswered()) throw error;
    }
  }
};
