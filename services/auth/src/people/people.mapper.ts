import type { AccountChange } from '../accounts/account-change.entity.js';
import type { Account } from '../accounts/account.entity.js';
import { toProfileDto } from '../profiles/profile.mapper.js';
import type { AccountChangeDto, PersonDto, PersonState } from './people.dto.js';

/** Keep it in step with `STATE_SQL` in `people.service.ts`. */
function toState({ blockedAt, passwordHash, type }: Account): PersonState {
  if (blockedAt) return 'blocked';
  if (passwordHash === null) return 'invited';
  return type === null ? 'waiting' : 'active';
}

export const toPersonDto = (account: Account): PersonDto => ({
  ...toProfileDto(account),
  state: toState(account),
  email_confirmed: account.emailConfirmedAt !== null,
  last_seen_at: account.lastSeenAt?.toISOString() ?? null,
  version: account.version,
});

export const toAccountChangeDto = ({
  id,
  createdAt,
  actorId,
  actorName,
  action,
  changes,
}: AccountChange): AccountChangeDto => ({
  id,
  created_at: createdAt.toISOString(),
  actor_id: actorId,
  actor_name: actorName,
  action,
  changes,
});
