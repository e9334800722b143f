import { hash, verify } from '@node-rs/argon2';
import { inTurn } from './hash-turns.js';

/** OWASP's first choice for argon2id, which is the library's algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The same password, however a keyboard puts its accents together (NIST SP 800-63B, 3.1.1.2). */
const normal = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normal(password), COST));

/** Of a password that nobody has, to be compared where there is none. */
const nobodys = hashPassword(crypto.randomUUID());

/**
 * Takes as long for an account that does not exist, or has no password yet, as for a wrong password, so that none of
 * these is told.
 */
export async function isPasswordOf(
  account: { passwordHash: string | null } | null,
  password: string,
): Promise<boolean> {
  const known = account?.passwordHash ?? null;
  const compared = known ?? (await nobodys);
  const matches = await inTurn(() => verify(compared, normal(password)));
  return known !== null && matches;
}
