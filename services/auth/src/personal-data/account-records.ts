import type { PersonalRecords } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { AccountChange } from '../account-change/account-change.entity.js';
import { AccountLink } from '../account-link/account-link.entity.js';
import type { Account } from '../account/account.entity.js';
import { KnownDevice } from '../login-limit/known-device.entity.js';
import { RefreshFamily } from '../session/refresh-family.entity.js';

/** The account itself, without the hash of its password, and with its picture as a data URL. */
export const accountRecord = (account: Account, picture: string | null): PersonalRecords => ({
  kind: 'account',
  onErasure: 'erased',
  rows: [
    {
      id: account.id,
      email: account.email,
      name: account.name,
      picture,
      role: account.type,
      rights: account.rights,
      language: account.lang,
      has_password: account.passwordHash !== null,
      created_at: account.createdAt,
      updated_at: account.updatedAt,
      email_confirmed_at: account.emailConfirmedAt,
      blocked_at: account.blockedAt,
      last_seen_at: account.lastSeenAt,
    },
  ],
});

/** Where it is, or was, signed in: without the tokens and their hashes, as they are nobody's to read. */
export async function signInRecords(
  manager: EntityManager,
  { id: accountId }: Account,
): Promise<PersonalRecords[]> {
  const sessions = await manager.findBy(RefreshFamily, { accountId });
  const devices = await manager.findBy(KnownDevice, { accountId });
  const links = await manager.findBy(AccountLink, { accountId });
  return [
    erased(
      'sessions',
      sessions.map(({ id, browser, system, remember, createdAt, rotatedAt, expiresAt }) => ({
        ...{ id, browser, system, remember, created_at: createdAt },
        ...{ last_used_at: rotatedAt, expires_at: expiresAt },
      })),
    ),
    erased(
      'devices',
      devices.map(({ expiresAt }) => ({ expires_at: expiresAt })),
    ),
    erased(
      'links',
      links.map(({ purpose, expiresAt, usedAt }) => ({
        ...{ purpose, expires_at: expiresAt, used_at: usedAt },
      })),
    ),
  ];
}

/** What was done to it, and whether by its person; the names of employees are not that person's. */
export const historyRecord = (changes: AccountChange[]): PersonalRecords =>
  erased(
    'history',
    changes.map(({ accountId, actorId, action, changes: fields, createdAt }) => ({
      ...{ action, changes: fields, by_oneself: actorId === accountId, at: createdAt },
    })),
  );

const erased = (kind: PersonalRecords['kind'], rows: object[]): PersonalRecords => ({
  ...{ kind, onErasure: 'erased', rows },
});
