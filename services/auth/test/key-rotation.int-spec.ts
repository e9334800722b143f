import { jest } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { decodeProtectedHeader, type JSONWebKeySet } from 'jose';
import { IsNull, Not } from 'typeorm';
import { replaceKeys, rotateKeys, rotateOldKeys } from '../src/signing-keys/key-rotation.js';
import { SigningKey } from '../src/signing-keys/signing-key.entity.js';
import { ScheduledTasks } from '../src/scheduled-tasks/scheduled-tasks.service.js';
import { authApp, type AuthApp } from './auth-app.js';
import { otherService, type OtherService } from './other-service.js';

let auth: AuthApp;
let other: OtherService;

beforeEach(async () => {
  auth = await authApp();
  other = await otherService(auth);
});

afterEach(async () => {
  await other.close();
  await auth.close();
});

const keys = () => auth.dataSource.getRepository(SigningKey);
const newToken = async () => (await auth.login()).body.access_token;
const keyOf = (token: string) => decodeProtectedHeader(token).kid;
const published = async () => {
  const answer = await auth.inject({ url: '/.well-known/jwks.json' });
  return answer.json<JSONWebKeySet>().keys.map(({ kid }) => kid);
};
/** Whether the other service accepts the token, this many minutes from now. */
const isAccepted = async (token: string, minutes = 0) => {
  const now = Date.now.bind(Date);
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + minutes * 60_000);
  const answer = await other.inject({ url: '/me', headers: { authorization: token } });
  clock.mockRestore();
  return answer.statusCode === 200;
};

/** Makes the keys in the database this many minutes older. */
const passTime = (minutes: number) =>
  auth.dataSource.query(`UPDATE signing_key SET
    created_at = created_at - interval '${minutes} minutes',
    signs_from = signs_from - interval '${minutes} minutes',
    retired_at = retired_at - interval '${minutes} minutes'`);

it('publishes the new key before it signs, and the old key until its last token expires', async () => {
  const old = await newToken();
  expect(await isAccepted(old)).toBe(true);
  const { id } = await auth.dataSource.transaction(rotateKeys);

  expect(await published()).toEqual([id, keyOf(old)]);
  const meanwhile = await newToken();
  expect(keyOf(meanwhile)).toBe(keyOf(old));

  // Longer than verifiers cache the keys.
  await passTime(11);
  const next = await newToken();
  expect(keyOf(next)).toBe(id);
  // The other service fetches an unknown key without a restart.
  for (const token of [next, old, meanwhile]) expect(await isAccepted(token, 11)).toBe(true);

  await passTime(14);
  expect(await published()).toContain(keyOf(old));
  await passTime(2);
  expect(await published()).toEqual([id]);
});

it('deletes the private key of a retired key', async () => {
  await auth.dataSource.transaction(rotateKeys);
  const tasks = auth.app.get(ScheduledTasks);
  const privateKeys = () => keys().countBy({ privateJwk: Not(IsNull()) });
  await tasks.run();
  expect(await privateKeys()).toBe(2);
  await passTime(13);
  await tasks.run();
  expect([await privateKeys(), await keys().count()]).toEqual([1, 2]);
  // Old tokens are still valid, and new ones are signed.
  expect(await published()).toHaveLength(2);
  expect(await isAccepted(await newToken(), 13)).toBe(true);
});

it('creates one key when processes rotate at the same time or repeatedly', async () => {
  const [first, second] = await Promise.all(
    [1, 2].map(() => auth.dataSource.transaction(rotateKeys)),
  );
  expect(first?.id).toBe(second?.id);
  expect((await auth.dataSource.transaction(rotateKeys)).id).toBe(first?.id);
  expect(await keys().count()).toBe(2);
});

it('rotates when the key is older than the maximum age', async () => {
  const week = 7 * 24 * 3_600_000;
  const rotate = () => auth.dataSource.transaction((manager) => rotateOldKeys(manager, week));
  expect(await rotate()).toBe(false);
  await passTime(7 * 24 * 60);
  expect(await rotate()).toBe(true);
  expect(await rotate()).toBe(false);
  expect(await keys().count()).toBe(2);
});

it('invalidates all tokens of a compromised key', async () => {
  const stolen = await newToken();
  expect(await isAccepted(stolen)).toBe(true);
  await auth.dataSource.transaction(replaceKeys);
  const next = await newToken();
  expect(keyOf(next)).not.toBe(keyOf(stolen));
  // The first token of the new key makes the other service fetch the keys again.
  expect(await isAccepted(next, 1)).toBe(true);
  expect(await isAccepted(stolen, 1)).toBe(false);
});

it('rotates from the command line while the service runs', async () => {
  const script = fileURLToPath(new URL('../dist/rotate-keys.js', import.meta.url));
  const { options } = auth.dataSource;
  const env = { ...process.env, DATABASE_URL: 'url' in options ? String(options.url) : '' };
  await promisify(execFile)(process.execPath, [script], { env });
  expect(await published()).toHaveLength(2);
});
