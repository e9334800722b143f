import type { PersonalRecords } from '@phantom/personal-data';
import type { AccountLink } from '../account-links/account-link.entity.js';
import type { AccountChange } from '../accounts/account-change.entity.js';
import type { Account } from '../accounts/account.entity.js';
import type { KnownDevice } from '../known-devices/known-device.entity.js';
import type { Session } from '../sessions/session.entity.js';

/** The account without its password hash. @param picture the profile image as a data URL */
export const toAccountRecords = (account: Account, picture: string | null): PersonalRecords => ({
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

interface SignInData {
  sessions: Session[];
  devices: KnownDevice[];
  links: AccountLink[];
}

/** Sessions, devices and links of the account, without tokens and hashes. */
export function toSignInRecords({ sessions, devices, links }: SignInData): PersonalRecords[] {
  return [
    toErasedRecords(
      'sessions',
      sessions.map(({ id, browser, system, remember, createdAt, rotatedAt, expiresAt }) => ({
        ...{ id, browser, system, remember, created_at: createdAt },
        ...{ last_used_at: rotatedAt, expires_at: expiresAt },
      })),
    ),
    toErasedRecords(
      'devices',
      devices.map(({ expiresAt }) => ({ expires_at: expiresAt })),
    ),
    toErasedRecords(
      'links',
      links.map(({ purpose, expiresAt, usedAt }) => ({
        ...{ purpose, expires_at: expiresAt, used_at: usedAt },
      })),
    ),
  ];
}

/** The change history, without the names of employees: they are not personal data of this person. */
export const toHistoryRecords = (changes: AccountChange[]): PersonalRecords =>
  toErasedRecords(
    'history',
    changes.map(({ accountId, actorId, action, changes: fields, createdAt }) => ({
      ...{ action, changes: fields, by_oneself: actorId === accountId, at: createdAt },
    })),
  );

const toErasedRecords = (kind: PersonalRecords['kind'], rows: object[]): PersonalRecords => ({
  ...{ kind, onErasure: 'erased', rows },
});
