/** The caller: a visitor, or a demo account. */
export const ROLES = ['nobody', 'investor', 'employee', 'admin'] as const;
export type Role = (typeof ROLES)[number];

const PASSWORD = 'phantom-demo-2026';

/** The credentials of a demo account. */
export const loginOf = (role: Exclude<Role, 'nobody'>) => ({
  email: `${role}@example.com`,
  password: PASSWORD,
  type: role === 'investor' ? 'Investor' : 'admin',
});

/** Of one login. */
const MOST_REQUESTS = 3;

/** A gateway that gets no processor for longer than its timeout answers 408 to a request that has come: it is sent again (RFC 9110, section 15.5.9). */
async function signIn(origin: string, role: Exclude<Role, 'nobody'>): Promise<Response> {
  for (let count = 1; ; count += 1) {
    const answer = await fetch(`${origin}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(loginOf(role)),
    });
    if (answer.status !== 408 || count === MOST_REQUESTS) return answer;
    await answer.arrayBuffer();
  }
}

/** The access token of a demo account, valid for a quarter of an hour; undefined for a visitor. */
async function tokenOf(origin: string, role: Role): Promise<string | undefined> {
  if (role === 'nobody') return undefined;
  const answer = await signIn(origin, role);
  const { access_token: token } = (await answer.json()) as { access_token?: string };
  if (!token) throw new Error(`${role} cannot sign in: ${answer.status}`);
  return token;
}

/** Whether a response says that a valid token was revoked (RFC 6750, section 3). */
export const saysRevoked = (wwwAuthenticate: string | string[] | null | undefined): boolean =>
  String(wwwAuthenticate ?? '').includes('error_description=');

export type Tokens = Record<Role, string | undefined>;

/** The access tokens of all roles. */
export async function tokensOf(origin: string): Promise<Tokens> {
  const entries = ROLES.map(async (role) => [role, await tokenOf(origin, role)] as const);
  return Object.fromEntries(await Promise.all(entries)) as Tokens;
}
