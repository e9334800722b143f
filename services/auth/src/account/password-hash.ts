import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id, which is the library's algorithm; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Of a password that nobody has, to be compared where there is no account. */
const nobodys = hashPassword(crypto.randomUUID());

/** Takes as long for an account that does not exist as for a wrong password, so that neither is told. */
export async function isPasswordOf(
  account: { passwordHash: string } | null,
  password: string,
): Promise<boolean> {
  const matches = await verify(account?.passwordHash ?? (await nobodys), password);
  return account !== null && matches;
}
