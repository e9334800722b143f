/** Account types: employee, investor, or registered without a role. */
export const ACCOUNT_TYPES = ['admin', 'Investor'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/**
 * Rights of employees: to grant roles; to edit the lists of documents; to edit holdings, distributions and documents of
 * investors; to write content; to publish content, which includes writing it.
 */
export const ACCOUNT_RIGHTS = [
  'people',
  'documents',
  'investments',
  'editor',
  'publisher',
] as const;
export type AccountRight = (typeof ACCOUNT_RIGHTS)[number];

/** Whether an account may do what a right allows. */
export const hasRight = (rights: readonly AccountRight[], right: AccountRight): boolean =>
  rights.includes(right) || (right === 'editor' && rights.includes('publisher'));

/** The account of a request, read from its access token. */
export interface TokenUser {
  id: number;
  email: string;
  name: string;
  type: AccountType | null;
  rights: AccountRight[];
  /** The session of the token; a token without one ends only by its expiry. */
  session?: string;
  /** A technical, read-only token: see `SMOKE_ACCOUNT_IDS`. */
  readOnly?: true;
  /** The account's permission version at signing: older versions than the account's are refused. 0 where missing. */
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

/** @returns undefined where a claim is missing or malformed */
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
  // A token without an expiry would be valid forever, and an unknown scope must not count as none.
  typeof exp === 'number' &&
  (sid === undefined || typeof sid === 'string') &&
  (scope === undefined || scope === READ_SCOPE) &&
  (pv === undefined || Number.isSafeInteger(pv));

const knownRights = (claim: unknown): AccountRight[] =>
  Array.isArray(claim) ? ACCOUNT_RIGHTS.filter((right) => claim.includes(right)) : [];

/** The length of the columns with names of actors. */
const LONGEST_NAME = 100;

/** The actor's columns of a row: the name is from the token, truncated to the column. */
export const actorOf = ({
  id,
  name,
}: Pick<TokenUser, 'id' | 'name'>): { actorId: number; actorName: string } => ({
  actorId: id,
  actorName: [...name].slice(0, LONGEST_NAME).join(''),
});
