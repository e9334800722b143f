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

/** What is kept of people, in all services. */
export const PERSONAL_KINDS = [
  'account',
  'sessions',
  'devices',
  'links',
  'history',
  'mails',
  'contact',
  'investor',
  'listing',
  'assigned',
  'holdings',
  'distributions',
  'documents',
  'traces',
  'audit',
] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** What erasing a person does: rows go, stay without the name, or stay because the law wants them kept. */
export const ERASURE_OUTCOMES = ['erased', 'unnamed', 'kept'] as const;
export type ErasureOutcome = (typeof ERASURE_OUTCOMES)[number];

/** The rows of one kind that are kept of a person, by plain names, times in ISO 8601. */
export interface PersonalRecords {
  kind: PersonalKind;
  onErasure: ErasureOutcome;
  rows: object[];
}

/** The rows of one kind that went. */
export interface ErasedRecords {
  kind: PersonalKind;
  ids: (number | string)[];
}
