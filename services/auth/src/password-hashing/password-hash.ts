import { hash, verify } from '@node-rs/argon2';
import { withHashSlot } from './password-hash-limiter.js';

/** The argon2id parameters that OWASP recommends first. Memory is in KiB; argon2id is the default of the library. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards compose accents differently. The normal form is the same for all of them (NIST SP 800-63B, 3.1.1.2). */
const normalized = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  withHashSlot(() => hash(normalized(password), COST));

/** The hash of a random password. It is verified when there is no other hash. */
const dummyHash = hashPassword(crypto.randomUUID());

/**
 * Verifies a hash also when the account does not exist or has no password yet. So the response time does not reveal
 * whether the account exists.
 */
export async function verifyPassword(
  account: { passwordHash: string | null } | null,
  password: string,
): Promise<boolean> {
  const storedHash = account?.passwordHash ?? null;
  const comparedHash = storedHash ?? (await dummyHash);
  const matches = await withHashSlot(() => verify(comparedHash, normalized(password)));
  return storedHash !== null && matches;
}
