/** What an account may be: an employee, an investor, or registered and waiting for a role. */
export const ACCOUNT_TYPES = ['admin', 'Investor'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/**
 * What some employees may do beyond the others: grant roles to accounts; keep the lists of documents; change the holdings,
 * distributions and documents of investors.
 */
export const ACCOUNT_RIGHTS = ['people', 'documents', 'investments'] as const;
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
  /** The token is of no person and makes no call that changes something: see `SMOKE_ACCOUNT_IDS`. */
  readOnly?: true;
  /** Of the account, as the token was signed: a token of an older version than the account's is refused. Counts as 0 where missing. */
  permissionVersion?: number;
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
  /** As OAuth calls it (RFC 9068): `read` for a token that only reads; left out, the token does what the account may. */
  scope?: typeof READ_SCOPE;
  /** The permission version of the account. */
  pv?: number;
}

/** The scope of a token that only reads. */
export const READ_SCOPE = 'read';

/** @returns undefined where a claim is missing or of the wrong form */
export function userOfClaims(
  claims: Partial<Record<keyof TokenClaims, unknown>>,
): TokenUser | undefined {
  const { sub, name, email, type, rights, exp, sid, scope, pv } = claims;
  const id = typeof sub === 'string' && /^[1-9]\d{0,9}$/.test(sub) ? Number(sub) : undefined;
  const known = type === null || ACCOUNT_TYPES.some((one) => one === type);
  if (id === undefined || typeof name !== 'string' || typeof email !== 'string' || !known) return;
  if (!hasKnownLimits({ exp, sid, scope, pv })) return;
  return {
    id,
    email,
    name,
    type: type as AccountType | null,
    rights: knownRights(rights),
    ...(typeof sid === 'string' && { session: sid }),
    ...(scope === READ_SCOPE && { readOnly: true as const }),
    ...(typeof pv === 'number' && { permissionVersion: pv }),
  };
}

const hasKnownLimits = ({ exp, sid, scope, pv }: Partial<Record<keyof TokenClaims, unknown>>) =>
  // A token without an end would be valid for ever, and a limit that is not understood must not count as none.
  typeof exp === 'number' &&
  (sid === undefined || typeof sid === 'string') &&
  (scope === undefined || scope === READ_SCOPE) &&
  (pv === undefined || Number.isSafeInteger(pv));

const knownRights = (claim: unknown): AccountRight[] =>
  Array.isArray(claim) ? ACCOUNT_RIGHTS.filter((right) => claim.includes(right)) : [];

/** As much of a name as the rows keep that tell who did something. */
const LONGEST_NAME = 100;

/** Who does something, as rows keep it: by the name that the token vouches for, cut to what a column takes. */
export const actorOf = ({
  id,
  name,
}: Pick<TokenUser, 'id' | 'name'>): { actorId: number; actorName: string } => ({
  actorId: id,
  actorName: [...name].slice(0, LONGEST_NAME).join(''),
});
