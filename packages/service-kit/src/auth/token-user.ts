/** What an account may be: an employee, an investor, or registered and waiting for a role. */
export const ACCOUNT_TYPES = ['admin', 'Investor'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** What some employees may do beyond the others: grant roles to accounts, and keep the lists of documents. */
export const ACCOUNT_RIGHTS = ['people', 'documents'] as const;
export type AccountRight = (typeof ACCOUNT_RIGHTS)[number];

/** Who signed the request, as the access token says. */
export interface TokenUser {
  id: number;
  email: string;
  name: string;
  type: AccountType | null;
  rights: AccountRight[];
  /** The login that the token came of; without it the token ends by its time alone. */
  session?: string;
}

/** The claims of an access token. */
export interface TokenClaims {
  /** The account's id, in decimal. */
  sub: string;
  name: string;
  email: string;
  type: AccountType | null;
  rights: AccountRight[];
  iss: string;
  aud: string;
  exp: number;
  jti: string;
  /** The session, as OpenID Connect calls it. */
  sid?: string;
}

/** @returns undefined where a claim is missing or of the wrong form */
export function userOfClaims(
  claims: Partial<Record<keyof TokenClaims, unknown>>,
): TokenUser | undefined {
  const { sub, name, email, type, rights, exp, sid } = claims;
  const id = typeof sub === 'string' && /^[1-9]\d{0,9}$/.test(sub) ? Number(sub) : undefined;
  const known = type === null || ACCOUNT_TYPES.some((one) => one === type);
  if (id === undefined || typeof name !== 'string' || typeof email !== 'string' || !known) return;
  // A token without an end would be valid for ever.
  if (typeof exp !== 'number') return;
  if (sid !== undefined && typeof sid !== 'string') return;
  return {
    id,
    email,
    name,
    type: type as AccountType | null,
    rights: knownRights(rights),
    ...(sid !== undefined && { session: sid }),
  };
}

const knownRights = (claim: unknown): AccountRight[] =>
  Array.isArray(claim) ? ACCOUNT_RIGHTS.filter((right) => claim.includes(right)) : [];
