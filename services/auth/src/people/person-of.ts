import type { Account } from '../account/account.entity.js';
import { profileOf } from '../account/profile-of.js';
import type { PersonDto } from './dto/person.dto.js';
import type { PersonState } from './person-state.js';

/** `STATE_SQL` says the same to the database. */
export function stateOf({ blockedAt, passwordHash, type }: Account): PersonState {
  if (blockedAt) return 'blocked';
  if (passwordHash === null) return 'invited';
  return type === null ? 'waiting' : 'active';
}

/** What those who manage people see of an account. */
export const personOf = (account: Account): PersonDto => ({
  ...profileOf(account),
  state: stateOf(account),
  email_confirmed: account.emailConfirmedAt !== null,
  last_seen_at: account.lastSeenAt?.toISOString() ?? null,
  version: account.version,
});
