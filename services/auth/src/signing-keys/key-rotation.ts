import { JWKS_LIFETIME } from '@phantom/service-kit';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { SigningKey } from './signing-key.entity.js';

/** The id of the advisory lock that serializes key changes of all processes. */
const KEYS_LOCK = 8101;

/** Milliseconds by which the clocks of two processes may differ. */
const CLOCK_SKEW = 60_000;

/** Milliseconds between the publication of a key and its first token. By then all verifiers have fetched it. */
const PUBLICATION_LEAD = JWKS_LIFETIME + CLOCK_SKEW;

export async function ensureSigningKey(manager: EntityManager): Promise<SigningKey> {
  await lockKeys(manager);
  const newest = await newestKey(manager);
  return newest ?? createKey(manager, new Date());
}

/**
 * Publishes a new key, which starts to sign after all processes had time to fetch it. The old key stays published until its
 * last token has expired.
 *
 * @returns the next key; a key that is already waiting to sign is returned instead of a new one
 */
export async function rotateKeys(manager: EntityManager): Promise<SigningKey> {
  await lockKeys(manager);
  const now = new Date();
  const waiting = await manager.findOneBy(SigningKey, { signsFrom: MoreThan(now) });
  if (waiting) return waiting;
  const hasSigner = (await newestKey(manager)) !== null;
  const signsFrom = hasSigner ? new Date(now.getTime() + PUBLICATION_LEAD) : now;
  const key = await createKey(manager, signsFrom);
  await manager.update(
    SigningKey,
    { id: Not(key.id), retiredAt: IsNull() },
    { retiredAt: signsFrom },
  );
  return key;
}

/**
 * Replaces a compromised key at once: all access tokens of the old keys become invalid. Sessions continue, because refresh
 * tokens are not signed: the next refresh returns an access token of the new key.
 */
export async function replaceKeys(manager: EntityManager): Promise<SigningKey> {
  await lockKeys(manager);
  await manager.deleteAll(SigningKey);
  return createKey(manager, new Date());
}

/** Rotates when the newest key is older than `maxAge` milliseconds. @returns whether it rotated */
export async function rotateOldKeys(manager: EntityManager, maxAge: number): Promise<boolean> {
  await lockKeys(manager);
  const newest = await newestKey(manager);
  if (newest && Date.now() - newest.createdAt.getTime() < maxAge) return false;
  await rotateKeys(manager);
  return true;
}

/** Deletes the private keys of retired keys. The public keys stay to verify tokens. */
export async function deleteRetiredPrivateKeys(manager: EntityManager): Promise<void> {
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
