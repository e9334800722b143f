import type { EntityManager } from 'typeorm';

/** A person of whom a service may store data. */
export interface Person {
  email: string;
  /** Of the account with this address; null where there is none. */
  accountId: number | null;
  /** The current and former names of the account. */
  names: readonly string[];
}

/** Replaces the name of an erased person: the number of the account, in any language. */
export const erasedName = (accountId: number): string => `#${accountId}`;

/** The kinds of personal data of all services. */
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
  'subscriptions',
  'saved-searches',
  'viewing',
  'rental-application',
  'investor-notices',
  'assigned',
  'holdings',
  'distributions',
  'documents',
  'traces',
  'audit',
] as const;
export type PersonalKind = (typeof PERSONAL_KINDS)[number];

/** What erasure does: rows are removed, stay without the name, or stay because the law requires it. */
export const ERASURE_OUTCOMES = ['erased', 'unnamed', 'kept'] as const;
export type ErasureOutcome = (typeof ERASURE_OUTCOMES)[number];

/** The rows of one kind that are stored of a person; times in ISO 8601. */
export interface PersonalRecords {
  kind: PersonalKind;
  onErasure: ErasureOutcome;
  rows: object[];
}

/** The rows of one kind that were removed. */
export interface ErasedRecords {
  kind: PersonalKind;
  ids: (number | string)[];
}

/** What finds and removes the rows of one kind, within a transaction. */
export interface PersonalDataSource {
  find(manager: EntityManager, person: Person): Promise<PersonalRecords>;
  remove(manager: EntityManager, person: Person): Promise<ErasedRecords>;
}
