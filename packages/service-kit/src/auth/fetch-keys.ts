import type { FetchImplementation } from 'jose';

/** A process of the auth service that ends takes its connections along: another one is asked. */
const TRIES = 3;

/** Reads the keys, once more where a connection broke off. Answers of any status are answers. */
export const fetchKeys: FetchImplementation = async (url, options) => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await fetch(url, options);
    } catch (error) {
      if (tries === TRIES || options.signal.aborted) throw error;
    }
  }
};
