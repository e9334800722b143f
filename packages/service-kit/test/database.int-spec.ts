import { jest } from '@jest/globals';
import { DataSource, type EntityManager } from 'typeorm';
import { connect } from '../src/database/connect.js';
import { runMigrations } from '../src/database/run-migrations.js';
import {
  createServiceApp,
  loadConfig,
  runSeed,
  ServiceConfig,
  StartupError,
} from '../src/index.js';
import { createTestApp, createTestDatabase, SERVING_ROLE } from '../src/testing/index.js';
import { Note } from './fixtures/note.entity.js';
import { noteDataSource, NoteServiceModule } from './fixtures/note-service.js';

describe('health', () => {
  it('is live and ready; without its database it is live but not ready', async () => {
    const service = await createTestApp({
      module: NoteServiceModule,
      config: ServiceConfig,
      dataSource: noteDataSource,
    });
    const status = async (url: string) => (await service.inject({ url })).statusCode;
    expect(await status('/health/live')).toBe(200);
    expect(await status('/health/ready')).toBe(200);

    await service.dropDatabase();
    expect(await status('/health/live')).toBe(200);
    const ready = await service.inject({ url: '/health/ready' });
    expect(ready.statusCode).toBe(503);
    expect(ready.headers['retry-after']).toBe('1');
    expect(ready.body).not.toMatch(/test_|127\.0\.0\.1|postgres/);
    await service.app.close();
  });
});

describe('connect', () => {
  it('waits for a database for a limited time, and names it in one line', async () => {
    const url = 'postgres://user:secret@127.0.0.1:1/notes';
    const failure = connect(noteDataSource(url), { patience: 50, interval: 10 });
    await expect(failure).rejects.toThrow(
      new StartupError(
        'The database at 127.0.0.1:1/notes did not answer within 0.05 s (DATABASE_URL)',
      ),
    );
  });

  it('fails at once for a wrong password or database', async () => {
    const url = new URL(process.env['TEST_POSTGRES_URL'] ?? '');
    url.pathname = '/nowhere';
    const failure = connect(noteDataSource(url.href));
    await expect(failure).rejects.toThrow(/refused: database "nowhere" does not exist/);
    await expect(failure).rejects.not.toThrow(url.password);
  });

  it.each<[string, string, NodeJS.ProcessEnv]>([
    ['its address', '?sslmode=verify-full', {}],
    ['the environment', '', { PGSSLMODE: 'verify-full' }],
  ])('does not connect without TLS where %s requires it', async (_where, query, env) => {
    const replaced = jest.replaceProperty(process, 'env', { ...process.env, ...env });
    const failure = connect(noteDataSource(`${process.env['TEST_POSTGRES_URL']}${query}`));
    await expect(failure).rejects.toThrow(/refused: The server does not support SSL connections/);
    replaced.restore();
  });
});

describe('DATABASE_POOL_SIZE', () => {
  it('limits the connections of a process; further work waits', async () => {
    const { app, close } = await createTestApp({
      module: NoteServiceModule,
      config: ServiceConfig,
      dataSource: noteDataSource,
      env: { DATABASE_POOL_SIZE: '2' },
    });
    const dataSource = app.get(DataSource);
    const calls = Array.from({ length: 6 }, () =>
      dataSource.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid, pg_sleep(0.05)'),
    );
    const backends = (await Promise.all(calls)).map(([row]) => row?.pid);
    expect(new Set(backends).size).toBe(2);
    await close();
  });
});

describe('runMigrations', () => {
  it('is required before a service starts', async () => {
    const database = await createTestDatabase();
    const env = { PORT: '1', DATABASE_URL: database.url, LOG_LEVEL: 'silent' };
    const config = loadConfig(ServiceConfig, env);
    const start = createServiceApp({ name: 'notes', module: NoteServiceModule, config });
    await expect(start).rejects.toThrow('Migrations are pending: run dist/migrate.js first');
    await database.drop();
  });

  it('applies each migration once when two processes start at the same time', async () => {
    const database = await createTestDatabase();
    const sources = await Promise.all([0, 1].map(() => connect(noteDataSource(database.url))));
    const applied = await Promise.all(sources.map((source) => runMigrations(source)));
    expect(applied.flat()).toEqual(['CreateNote1700000000000']);
    await Promise.all(sources.map((source) => source.destroy()));
    await database.drop();
  });
});

describe('demo data', () => {
  it('is loaded into an empty database, which is migrated first', async () => {
    const database = await createTestDatabase();
    const before = { ...process.env };
    process.env = { ...before, DATABASE_URL: database.url, NODE_ENV: 'test' };
    const seed = async (manager: EntityManager) => {
      await manager.insert(Note, { text: 'loaded' });
    };
    await runSeed({ name: 'notes', dataSource: noteDataSource, seed });
    process.env = before;

    const source = await connect(noteDataSource(database.url));
    expect(await source.getRepository(Note).findBy({ text: 'loaded' })).toHaveLength(1);
    await source.destroy();
    await database.drop();
  });

  it('prevents the start of production on the database', async () => {
    const database = await createTestDatabase();
    const env = { PORT: '1', DATABASE_URL: database.servingUrl, LOG_LEVEL: 'silent' };
    const start = async (nodeEnv: string) => {
      const config = loadConfig(ServiceConfig, { ...env, NODE_ENV: nodeEnv });
      const app = await createServiceApp({ name: 'notes', module: NoteServiceModule, config });
      try {
        await app.init();
      } finally {
        await app.close();
      }
    };
    const source = await connect(noteDataSource(database.url));
    await runMigrations(source, { servedBy: SERVING_ROLE });
    await expect(start('production')).resolves.toBeUndefined();

    const before = { ...process.env };
    process.env = { ...before, DATABASE_URL: database.url, NODE_ENV: 'test' };
    await runSeed({ name: 'notes', dataSource: noteDataSource, seed: () => Promise.resolve() });
    process.env = before;

    await expect(start('production')).rejects.toThrow(
      /^The database holds demo data \(loaded by dist\/seed.js\), and NODE_ENV is production/,
    );
    await expect(start('development')).resolves.toBeUndefined();
    await source.destroy();
    await database.drop();
  });
});
