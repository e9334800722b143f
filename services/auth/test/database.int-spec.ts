import { AuditEntry } from '@phantom/service-kit/audit';
import { columnChanges, undoMigrations } from '@phantom/service-kit/testing';
import { AccountChange } from '../src/accounts/account-change.entity.js';
import { Account } from '../src/accounts/account.entity.js';
import { AddContentRights1795500000000 } from '../src/migrations/1795500000000-add-content-rights.js';
import { AddInvestmentsRight1795396000000 } from '../src/migrations/1795396000000-add-investments-right.js';
import { authApp, type AuthApp } from './auth-app.js';

describe('database of the auth service', () => {
  let auth: AuthApp;

  beforeAll(async () => {
    auth = await authApp();
  });
  afterAll(() => auth.close());

  it('matches the entities', async () => {
    expect(await columnChanges(auth.dataSource)).toEqual([]);
  });

  it('grants the right `investments` to people managers by migration, and records it', async () => {
    const { dataSource } = auth;
    const upgrade = new AddInvestmentsRight1795396000000();
    const later = new AddContentRights1795500000000();
    const runner = dataSource.createQueryRunner();
    await later.down(runner);
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

  it('grants the rights for content to people managers by migration, and records it', async () => {
    const { dataSource } = auth;
    const upgrade = new AddContentRights1795500000000();
    const runner = dataSource.createQueryRunner();
    await upgrade.up(runner);
    await runner.release();

    const { id, rights } = await auth.account('admin@example.com');
    const granted = ['people', 'documents', 'investments', 'editor', 'publisher'];
    expect(rights).toEqual(granted);
    const changes = await dataSource.getRepository(AccountChange).findBy({ accountId: id });
    const from = ['people', 'documents', 'investments'];
    expect(changes.at(-1)).toMatchObject({
      actorName: 'Command line',
      changes: [{ field: 'rights', from, to: granted }],
    });
  });

  it('can undo all migrations', async () => {
    expect(await undoMigrations(auth.dataSource)).toEqual([]);
  });
});
