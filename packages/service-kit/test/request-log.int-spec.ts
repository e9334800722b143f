import {
  connect,
  createServiceApp,
  loadConfig,
  runMigrations,
  ServiceConfig,
} from '../src/index.js';
import { createLogger } from '../src/logging/logger.js';
import {
  createTestDatabase,
  signTestToken,
  testJwksUrl,
  type TestDatabase,
} from '../src/testing/index.js';
import { noteDataSource, NoteServiceModule } from './fixtures/note-service.js';

type App = Awaited<ReturnType<typeof createServiceApp>>;

const lines: Record<string, unknown>[] = [];
const destination = {
  write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
};

let database: TestDatabase;
let app: App;

beforeAll(async () => {
  database = await createTestDatabase();
  const dataSource = await connect(noteDataSource(database.url));
  await runMigrations(dataSource);
  await dataSource.destroy();
  const config = loadConfig(ServiceConfig, { PORT: '1', DATABASE_URL: database.url });
  config.jwksUrl = await testJwksUrl();
  const logger = createLogger({ name: 'notes', level: 'info', destination });
  app = await createServiceApp({ name: 'notes', module: NoteServiceModule, config, logger });
  await app.init();
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

beforeEach(() => {
  lines.length = 0;
});

const payload = { text: 'secret text', author: { email: 'someone@example.com' } };

describe('X-Request-Id', () => {
  it('is taken from the caller, available in the call, and returned', async () => {
    const headers = { 'x-request-id': 'abc-12345678' };
    const answer = await app.inject({ url: '/health/live', headers });
    expect(answer.headers['x-request-id']).toBe('abc-12345678');
  });

  it.each([undefined, 'short', 'two words', 'x'.repeat(65), '"quoted-12345"', '../../etc/passwd'])(
    'is replaced for %s',
    async (given) => {
      const headers = given === undefined ? {} : { 'x-request-id': given };
      const answer = await app.inject({ url: '/api/nothing', headers });
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('the log', () => {
  it('carries the request id in every line, also after the body was read', async () => {
    const headers = { 'x-request-id': 'abc-12345678' };
    await app.inject({ method: 'POST', url: '/api/notes', headers, payload });
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['a note came in', 'request']),
    );
    expect(new Set(lines.map(({ requestId }) => requestId))).toEqual(new Set(['abc-12345678']));
    expect(lines.at(-1)).toMatchObject({
      level: 'info',
      name: 'notes',
      method: 'POST',
      route: '/api/notes',
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines.at(-1)).not.toHaveProperty('account');
  });

  it('contains the cause of a 500, but no person, token or query', async () => {
    const user = { id: 1, email: 'eve@example.com', name: 'Eve Adams', type: null, rights: [] };
    const headers = { authorization: await signTestToken(user) };
    const url = '/api/notes?who=someone';
    await app.inject({ method: 'POST', url, headers, payload });
    const twice = await app.inject({ method: 'POST', url, headers, payload });
    expect(twice.statusCode).toBe(500);
    await app.inject({ url: '/api/notes/mine', headers });
    expect(lines.at(-1)).toMatchObject({ route: '/api/notes/mine', account: 1 });
    const text = JSON.stringify(lines);
    expect(text).toContain('duplicate key value violates unique constraint');
    for (const secret of ['someone', 'secret text', 'Adams', 'eve@', headers.authorization]) {
      expect(text).not.toContain(secret);
    }
  });
});
