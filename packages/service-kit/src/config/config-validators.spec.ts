import { randomBytes } from 'node:crypto';
import { IsSecret } from './config-validators.js';
import { loadConfig } from './load-config.js';
import { ServiceConfig } from './service-config.js';

class KeyConfig {
  @IsSecret()
  someKey: string;
}

it.each(['base64', 'base64url', 'hex'] as const)('accepts random keys in %s', (form) => {
  for (let each = 0; each < 200; each += 1) {
    const key = randomBytes(32).toString(form);
    expect(loadConfig(KeyConfig, { SOME_KEY: key }).someKey).toBe(key);
  }
});

it.each(['changeme', 'k'.repeat(64), 'abcd'.repeat(16), randomBytes(15).toString('hex')])(
  'refuses the key %s in one sentence that does not contain it',
  (key) => {
    expect(() => loadConfig(KeyConfig, { SOME_KEY: key })).toThrow(
      /^Bad configuration: SOME_KEY must be random, of 32 characters or more: openssl rand -base64 32$/,
    );
  },
);

const load = (password: string, NODE_ENV = 'production') =>
  loadConfig(ServiceConfig, {
    PORT: '1',
    NODE_ENV,
    DATABASE_URL: `postgres://role${password && `:${password}`}@db:5432/name`,
  });

it.each(['postgres', 'phantom-local', 'aaaaaaaaaaaaaaaaaaaaaaaa'])(
  'refuses the database password %s only in production',
  (password) => {
    expect(() => load(password)).toThrow(
      /^Bad configuration: DATABASE_URL has a password that can be guessed: in production it must be random, of 16 characters or more$/,
    );
    expect(load(password, 'development').databaseUrl).toContain(password);
  },
);

it.each([randomBytes(24).toString('base64url'), ''])('accepts the password %j', (password) => {
  expect(load(password).nodeEnv).toBe('production');
});
