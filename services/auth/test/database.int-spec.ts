import { AuditEntry } from '@phantom/service-kit/audit';
import { columnChanges, undoMigrations } from '@phantom/service-kit/testing';
import { AccountChange } from '../src/account-change/account-change.entity.js';
import { Account } from '../src/account/account.entity.js';
import { AddInvestmentsRight1795396000000 } from '../src/migrations/1795396000000-add-investments-right.js';
import { authApp, type AuthApp } from './auth-app.js';

describe('the database of the auth service', () => {
  let auth: AuthApp;

  beforeAll(async () => {
    auth = await authApp();
  });
  afterAll(() => auth.close());

  it('has the columns that the entities describe', async () => {
    expect(await columnChanges(auth.dataSource)).toEqual([]);
  });

  it('gives the right for investments to those who manage people as the right comes, and says so', async () => {
    const { dataSource } = auth;
    const upgrade = new AddInvestmentsRight1795396000000();
    const runner = dataSource.createQueryRunner();
    await upgrade.down(runner);
    const before = await auth.account('admin@example.com');
    expect(before.rights).toEqual(['people', 'documents']);
    await upgrade.up(runner);
    await runner.release();

    const people = await dataSource.getRepository(Account).find({ order: { id: 'ASC' } });
    expect(people.filter(({ rights }) => rights.includes('investments'))).toEqual([
      expect.objectContaining({
        email: 'admin@example.com',
        ...{ rights: ['people', 'documents', 'investments'], version: before.version + 1 },
      }),
    ]);
    const changes = await dataSource.getRepository(AccountChange).findBy({ accountId: before.id });
    expect(changes.at(-1)).toMatchObject({
      ...{ actorId: null, actorName: 'Command line', action: 'role-changed' },
      changes: [{ field: 'rights', from: before.rights, to: [...before.rights, 'investments'] }],
    });
    const record = { recordType: 'account', recordId: String(before.id) } as const;
    const entries = await dataSource.getRepository(AuditEntry).findBy(record);
    expect(entries.at(-1)).toMatchObject({ actorId: null, action: 'role-changed' });
  });

  it('comes apart again, migration by migration', async () => {
    expect(await undoMigrations(auth.dataSource)).toEqual([]);
  });
});
