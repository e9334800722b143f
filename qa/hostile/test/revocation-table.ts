import { expectOk, Person } from './revocation-people.js';
import type { RevocationSite } from './revocation-site.js';

/** A change of an access token's claims, or of its session. */
export interface Row {
  change: string;
  type?: 'admin' | 'Investor';
  rights?: string[];
  /** Runs before the tokens are signed. */
  before?: (person: Person, stage: Stage) => Promise<unknown>;
  make: (person: Person, stage: Stage) => Promise<unknown>;
  /** The device whose token is revoked; the default is the device that makes the change. */
  ends?: 'other';
  /** A change of the account revokes the tokens of all its devices. */
  isOfAccount?: true;
  reason: string;
  /** The claims of the next access token of the same session; undefined when the session has ended. */
  next?: object;
}

/** The site of the test, and the token of the manager of people. */
export interface Stage {
  site: RevocationSite;
  manager: string;
}

const by =
  (change: object) =>
  (person: Person, { manager }: Stage) =>
    person.changeBy(manager, change);

export const TABLE: Row[] = [
  {
    change: 'an employee is made an investor',
    make: by({ type: 'Investor' }),
    isOfAccount: true,
    reason: 'role-changed',
  },
  {
    change: 'an investor is made an employee',
    type: 'Investor',
    make: by({ type: 'admin' }),
    isOfAccount: true,
    reason: 'role-changed',
  },
  {
    change: 'the role is removed',
    make: by({ type: null }),
    isOfAccount: true,
    reason: 'role-changed',
  },
  ...['people', 'documents', 'investments'].flatMap((right): Row[] => [
    {
      change: `the right ${right} is given`,
      make: by({ rights: [right] }),
      isOfAccount: true,
      reason: 'rights-changed',
      next: { type: 'admin', rights: [right] },
    },
    {
      change: `the right ${right} is taken`,
      rights: [right],
      make: by({ rights: [] }),
      isOfAccount: true,
      reason: 'rights-changed',
      next: { type: 'admin', rights: [] },
    },
  ]),
  {
    change: 'the account is blocked',
    make: by({ blocked: true }),
    isOfAccount: true,
    reason: 'blocked',
  },
  {
    change: 'the account is blocked and unblocked',
    make: async (person, { manager }) => {
      await person.changeBy(manager, { blocked: true });
      await person.changeBy(manager, { blocked: false });
    },
    isOfAccount: true,
    reason: 'blocked',
  },
  {
    change: 'the account is erased',
    make: async (person, { site, manager }) => {
      // An account with a role cannot be erased; the session looks as if it had begun before the role was removed.
      await site.sql('ALTER TABLE account DISABLE TRIGGER account_permission_version');
      await site.sql('UPDATE account SET type = NULL WHERE id = $1', [person.id]);
      await site.sql('ALTER TABLE account ENABLE TRIGGER account_permission_version');
      await expectOk(
        site.call('gateway-1', '/api/auth/personal-data/account/erasure', {
          method: 'POST',
          token: manager,
          body: { email: person.email, account_id: person.id, names: ['Pat Person'] },
        }),
      );
    },
    isOfAccount: true,
    reason: 'erased',
  },
  {
    change: 'the password is changed at another device',
    ends: 'other',
    make: (person) =>
      expectOk(
        person.call('POST', 'change-password', {
          current_password: person.password,
          password: 'a river under glass',
        }),
      ),
    reason: 'password-changed',
  },
  {
    change: 'the password is set by a mailed link',
    make: async (person) => {
      const token = await person.link('reset');
      await expectOk(person.call('POST', 'set-password', { token, password: 'a river of glass' }));
    },
    reason: 'password-changed',
  },
  {
    change: 'the address is confirmed',
    before: ({ id }, { site }) =>
      site.sql('UPDATE account SET email_confirmed_at = NULL WHERE id = $1', [id]),
    make: async (person) => {
      const token = await person.link('confirm');
      await expectOk(person.call('POST', 'confirm-email', { token }));
    },
    reason: 'profile-changed',
    next: { type: 'admin' },
  },
  {
    change: 'the address is changed in the database',
    make: ({ id }, { site }) =>
      site.sql(`UPDATE account SET email = 'moved-' || email WHERE id = $1`, [id]),
    reason: 'profile-changed',
    next: { email: expect.stringMatching(/^moved-person-/) },
  },
  {
    change: 'the name is changed',
    make: (person) => expectOk(person.call('PATCH', 'profile', { name: 'Pat Other' })),
    reason: 'profile-changed',
    next: { name: 'Pat Other' },
  },
  {
    change: 'the role is changed in the database',
    make: ({ id }, { site }) =>
      site.sql(`UPDATE account SET type = 'Investor' WHERE id = $1`, [id]),
    isOfAccount: true,
    reason: 'role-changed',
    next: { type: 'Investor' },
  },
  {
    change: 'the person signs out',
    make: (person) => expectOk(person.call('POST', 'logout')),
    reason: 'signed-out',
  },
  {
    change: 'the session is ended from another device',
    ends: 'other',
    make: async (person) => {
      const { sid } = Person.claimsOf(person.other.token);
      const proof = { current_password: person.password };
      await expectOk(person.call('POST', `sessions/${sid}/end`, proof));
    },
    reason: 'session-ended',
  },
  {
    change: 'the person signs out everywhere',
    ends: 'other',
    make: (person) =>
      expectOk(person.call('POST', 'logout-everywhere', { current_password: person.password })),
    reason: 'signed-out',
  },
  {
    change: 'an old refresh token is used again',
    make: async (person, { site }) => {
      await expectOk(person.call('POST', 'refresh'));
      const { sid } = Person.claimsOf(person.token);
      await site.sql(
        `UPDATE refresh_family SET rotated_at = now() - interval '1 hour' WHERE id = $1`,
        [sid],
      );
      expect((await person.call('POST', 'refresh')).status).toBe(401);
    },
    reason: 'refresh-token-reused',
  },
];
