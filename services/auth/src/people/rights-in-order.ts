import { ACCOUNT_RIGHTS, type AccountRight } from '@phantom/service-kit';

/** The same rights in the same order always, each once. */
export const inOrder = (rights: readonly AccountRight[]): AccountRight[] =>
  ACCOUNT_RIGHTS.filter((right) => rights.includes(right));
