import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { repositoryRoot } from '../../stack/repository.js';

interface Service {
  environment?: Record<string, string>;
  env_file?: string;
  secrets?: string[];
}

interface Compose {
  services: Record<string, Service>;
  secrets: Record<string, { file: string }>;
}

const readCompose = async () =>
  parse(await readFile(join(repositoryRoot, 'docker-compose.yml'), 'utf8'), {
    merge: true,
  }) as Compose;

let folder: string;
const make = () => execFileSync(join(folder, 'make-secrets.sh'));
const made = () => {
  const secrets = join(folder, 'secrets');
  return Object.fromEntries(
    readdirSync(secrets).map((name) => [name, readFileSync(join(secrets, name), 'utf8')]),
  );
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const script = join(repositoryRoot, 'deploy/docker/make-secrets.sh');
  copyFileSync(script, join(folder, 'make-secrets.sh'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('writes the files that docker-compose.yml mounts into a folder that only their owner may enter', async () => {
  make();
  const { secrets } = await readCompose();
  const files = Object.values(secrets).map(({ file }) => basename(file));
  const names = Object.keys(made()).filter((name) => !name.endsWith('.env'));
  expect(names.sort()).toEqual(files.sort());
  expect(statSync(join(folder, 'secrets')).mode & 0o777).toBe(0o700);
});

it('creates a password for each service and role, and keeps existing ones', () => {
  make();
  const first = made();
  const addresses = Object.entries(first).filter(([name]) => name.endsWith('database_url'));
  const passwords = addresses.map(([, url]) => new URL(url).password);
  expect(passwords).toHaveLength(8);
  expect(new Set(passwords).size).toBe(8);
  for (const password of passwords) expect(password).toMatch(/^[\w-]{43}$/);
  expect(first['cookie_key']).toMatch(/^[\w-]{43}$/);
  expect(first['smtp_url']).toBe('');
  make();
  expect(made()).toEqual(first);
});

it('mounts only the secrets that a container reads', async () => {
  const { services } = await readCompose();
  for (const [name, { environment = {}, secrets = [] }] of Object.entries(services)) {
    const read = Object.values(environment)
      .filter((value) => String(value).startsWith('/run/secrets/'))
      .map((value) => basename(value));
    // PostgreSQL makes the roles of all.
    const own =
      name === 'databases' ? secrets.filter((each) => !each.includes('database')) : secrets;
    expect({ name, secrets: [...own].sort() }).toEqual({ name, secrets: read.sort() });
  }
});

it('changes the environment only of servers that read the edited secret', async () => {
  const { services } = await readCompose();
  const servers = Object.entries(services).filter(([, { env_file }]) => env_file);
  expect(servers.map(([name]) => name).sort()).toEqual([
    ...['auth', 'content', 'gateway', 'listings', 'properties'],
  ]);
  make();
  for (const secret of new Set(servers.flatMap(([, { secrets = [] }]) => secrets))) {
    const before = made();
    writeFileSync(join(folder, 'secrets', secret), `${before[secret]} edited`);
    make();
    const after = made();
    for (const [name, { env_file = '', secrets = [] }] of servers) {
      const isChanged = after[basename(env_file)] !== before[basename(env_file)];
      expect({ secret, name, isChanged }).toEqual({
        secret,
        name,
        isChanged: secrets.includes(secret),
      });
    }
  }
});
