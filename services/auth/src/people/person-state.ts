/** What may be said of an account to those who manage people. */
export const PERSON_STATES = ['active', 'waiting', 'invited', 'blocked'] as const;
export type PersonState = (typeof PERSON_STATES)[number];
