import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartupError } from '../errors/app-error.js';
import { loadConfig } from './load-config.js';
import { DatabaseConfig } from './service-config.js';

const URL = 'postgres://role:hunter2@db:5432/name';

let folder: string;
const file = (content: string) => {
  const path = join(folder, 'secret');
  writeFileSync(path, content);
  return path;
};

beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'secrets-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it.each([URL, `${URL}\n`, `${URL}\r\n`])(
  'reads a variable from a file that holds %j',
  (content) => {
    const config = loadConfig(DatabaseConfig, { DATABASE_URL_FILE: file(content) });
    expect(config).toEqual({ databaseUrl: URL });
  },
);

it('reads an empty file as unset', () => {
  const load = () => loadConfig(DatabaseConfig, { DATABASE_URL_FILE: file('') });
  expect(load).toThrow('Bad configuration: DATABASE_URL is not set');
});

it('refuses two values for one variable without naming them', () => {
  const env = { DATABASE_URL: URL, DATABASE_URL_FILE: file(URL) };
  expect(() => loadConfig(DatabaseConfig, env)).toThrow(
    new StartupError(
      'Bad configuration: DATABASE_URL and DATABASE_URL_FILE are both set: leave one out',
    ),
  );
});

it('names the variable of a missing file', () => {
  const path = join(folder, 'none');
  expect(() => loadConfig(DatabaseConfig, { DATABASE_URL_FILE: path })).toThrow(
    new StartupError(
      `Bad configuration: DATABASE_URL_FILE names a file that cannot be read: ${path}`,
    ),
  );
});

it('does not read files of unknown variables', () => {
  const env = { DATABASE_URL: URL, OTHER_FILE: join(folder, 'none') };
  expect(loadConfig(DatabaseConfig, env)).toEqual({ databaseUrl: URL });
});

it('validates the content of a file without naming it', () => {
  const load = () => loadConfig(DatabaseConfig, { DATABASE_URL_FILE: file('mysql://a:hunter2@b') });
  expect(load).toThrow(/^Bad configuration: DATABASE_URL must be a URL address$/);
});
