/** Somebody of whom a service may keep something. */
export interface Person {
  email: string;
  /** Of the account with this address; null where there is none. */
  accountId: number | null;
  /** What the person of the account is called, and was before: what was done under these names is found by them. */
  names: readonly string[];
}

/** What stands in the place of an erased person's name: the number of the account, in any language. */
export const erasedName = (accountId: number): string => `#${accountId}`;
