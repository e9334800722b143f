import { JWKS_LIFETIME } from '@phantom/service-kit';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { SigningKey } from './signing-key.entity.js';

/** Any number of its own: holds back another process that makes a key as well. */
const KEYS_LOCK = 8101;

/** Milliseconds that the clocks of two processes may differ by. */
const CLOCK_SKEW = 60_000;

/** Milliseconds between the publication of a key and its first token: by then everybody has fetched it. */
const PUBLISHED_BEFORE = JWKS_LIFETIME + CLOCK_SKEW;

/** The key that signs, or will; made where there is none yet. */
export async function firstKey(manager: EntityManager): Promise<SigningKey> {
  await lockKeys(manager);
  const newest = await newestKey(manager);
  return newest ?? createKey(manager, new Date());
}

/**
 * Publishes a new key, which takes over as soon as all processes have had the time to fetch it. The old one stays published
 * until its last token has expired.
 *
 * @returns the key that takes over: the one that is waiting to do so, where there is one already
 */
export async function rotateKeys(manager: EntityManager): Promise<SigningKey> {
  await lockKeys(manager);
  const now = new Date();
  const waiting = await manager.findOneBy(SigningKey, { signsFrom: MoreThan(now) });
  if (waiting) return waiting;
  const hasSigner = (await newestKey(manager)) !== null;
  const signsFrom = hasSigner ? new Date(now.getTime() + PUBLISHED_BEFORE) : now;
  const key = await createKey(manager, signsFrom);
  await manager.update(
    SigningKey,
    { id: Not(key.id), retiredAt: IsNull() },
    { retiredAt: signsFrom },
  );
  return key;
}

/**
 * For a key that got into wrong hands: a new one signs from now on, and no access token of the others is worth anything.
 * Logins go on: refresh tokens are signed by no key, and the next renewal answers a token of the new one.
 */
export async function replaceKeys(manager: EntityManager): Promise<SigningKey> {
  await lockKeys(manager);
  await manager.deleteAll(SigningKey);
  return createKey(manager, new Date());
}

/** Rotates where the key that signs is older than so many milliseconds. @returns whether it was */
export async function rotateOldKeys(manager: EntityManager, age: number): Promise<boolean> {
  await lockKeys(manager);
  const newest = await newestKey(manager);
  if (newest && Date.now() - newest.createdAt.getTime() < age) return false;
  await rotateKeys(manager);
  return true;
}

/** Leaves of the keys that sign nothing any more, on anybody's clock, what their tokens are verified with. */
export async function dropRetiredKeys(manager: EntityManager): Promise<void> {
  const retiredAt = LessThan(new Date(Date.now() - CLOCK_SKEW));
  await manager.update(SigningKey, { retiredAt }, { privateJwk: null });
}

async function lockKeys(manager: EntityManager): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [KEYS_LOCK]);
}

const newestKey = (manager: EntityManager): Promise<SigningKey | null> =>
  manager.findOne(SigningKey, { where: { retiredAt: IsNull() }, order: { createdAt: 'DESC' } });

async function createKey(manager: EntityManager, signsFrom: Date): Promise<SigningKey> {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  return manager.save(SigningKey, {
    id: await calculateJwkThumbprint(publicJwk),
    publicJwk,
    privateJwk: await exportJWK(privateKey),
    signsFrom,
    retiredAt: null,
  });
}
