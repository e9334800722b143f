import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connect, runMigrations } from '@phantom/service-kit';
import {
  createTestDatabase,
  freePort,
  SERVING_ROLE,
  type TestDatabase,
  until,
} from '@phantom/service-kit/testing';
import { authDataSource } from '../src/data-source.js';

const folderOfService = fileURLToPath(new URL('..', import.meta.url));
const random = () => randomBytes(24).toString('base64url');
const PASSWORD = `guess ${random()}`;

let folder: string;
let database: TestDatabase;
let started: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  database = await createTestDatabase();
  const dataSource = await connect(authDataSource(database.url));
  await runMigrations(dataSource, { servedBy: SERVING_ROLE });
  await dataSource.destroy();
});
afterEach(() => started?.kill('SIGKILL'));
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Starts the service with its secrets in files, and collects its output. */
async function start(databaseUrl: string) {
  const nobody = await freePort();
  const smtpPassword = random();
  const secrets = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: `smtp://name:${smtpPassword}@127.0.0.1:${nobody}`,
    FILES_S3_ACCESS_KEY_ID: random(),
    FILES_S3_SECRET_ACCESS_KEY: random(),
  };
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    PORT: String(await freePort()),
    NODE_ENV: 'production',
    LOG_LEVEL: 'trace',
    MAIL_FROM: 'site@example.com',
    MAIL_INTERVAL: '50',
    FILES_S3_BUCKET: 'files',
    FILES_S3_REGION: 'auto',
    FILES_S3_ENDPOINT: `http://127.0.0.1:${nobody}`,
  };
  for (const [name, value] of Object.entries(secrets)) {
    const path = join(folder, name);
    await writeFile(path, value);
    env[`${name}_FILE`] = path;
  }
  const child = spawn(process.execPath, ['dist/main.js'], { cwd: folderOfService, env });
  started = child;
  let written = '';
  child.stdout.on('data', (text) => (written += String(text)));
  child.stderr.on('data', (text) => (written += String(text)));
  const keys = [secrets.FILES_S3_ACCESS_KEY_ID, secrets.FILES_S3_SECRET_ACCESS_KEY];
  const hidden = [new URL(databaseUrl).password, smtpPassword, ...keys];
  return { child, url: `http://127.0.0.1:${env['PORT']}`, hidden, written: () => written };
}

const end = async (child: ChildProcess) => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
};

const expectNone = (texts: string[], written: string) => {
  for (const text of texts) expect(written).not.toContain(text);
};

it('logs no secret at the level trace while mail server, file store and database fail', async () => {
  const { child, url, hidden, written } = await start(database.servingUrl);
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const isUp = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isUp);

  const person = { email: 'ada@example.com', username: 'Ada King', password: PASSWORD };
  expect((await post('post-register', person)).status).toBe(200);
  const login = { email: person.email, password: PASSWORD, type: 'admin' };
  const refused = await post('login', login);
  expect(refused.status).toBe(403);
  const token = `Bearer eyJ${random()}.${random()}.${random()}`;
  expect((await post('logout-everywhere', {}, { authorization: token })).status).toBe(401);
  await fetch(`${url}/api/auth/profile-images/${random()}`);
  // The mail server does not exist.
  await until(() => written().includes('a mail could not be sent'));
  await database.drop();
  expect((await post('login', login)).status).toBeGreaterThanOrEqual(500);
  await until(() => /"level":"error"/.test(written()));
  await end(child);

  expect(written()).toContain('"route":"/api/auth/login"');
  expectNone([...hidden, PASSWORD, token.slice(7), 'ada@', 'Ada King'], written());
});

it('reports a refused database login without the password', async () => {
  const url = new URL(database.servingUrl);
  url.password = random();
  const { child, hidden, written } = await start(url.href);
  await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(written()).toMatch(/^auth: The database at 127\.0\.0\.1:\d+\/\w+ refused: .+$/m);
  expectNone(hidden, written());
});

it('refuses to start with a weak database password', async () => {
  const url = new URL(database.servingUrl);
  url.password = 'changeme';
  const { child, written } = await start(url.href);
  await once(child, 'exit');
  expect(child.exitCode).toBe(1);
  expect(written()).toBe(
    'auth: Bad configuration: DATABASE_URL has a password that can be guessed: in production it must be random, of 16 characters or more\n',
  );
});
