import pLimit from 'p-limit';
import { request } from 'undici';
import type { Attack } from '../attack.js';
import type { HostileSite } from '../site/hostile-site.js';
import type { Role } from '../site/sign-in.js';
import { alteredTokens } from './altered-tokens.js';
import { signedTokens } from './signed-tokens.js';
import { signingKeyOf } from './signing-key.js';
import { decoded, partsOf } from './token-parts.js';

const AT_ONCE = 8;

/** A call of each role, and its service, which verifies tokens itself. */
const CALLS = [
  ['investor', '/api/auth/investor-holdings', 'properties'],
  ['employee', '/api/auth/dashboard-work', 'properties'],
  ['employee', '/api/auth/enquiries', 'content'],
  ['employee', '/api/auth/listings-enquiries', 'listings'],
  ['admin', '/api/auth/people', 'auth'],
] as const;

/** Sends tokens that were never issued, to the gateway and to each service itself. */
export const tokensAttack: Attack = {
  name: 'tokens',
  run: async ({ site }) => {
    const faults: string[] = [];
    const roles = new Map<Role, [string, string][]>();
    for (const role of ['investor', 'employee', 'admin'] as const) {
      roles.set(role, await forgedTokens(site, role));
    }
    const limit = pLimit(AT_ONCE);
    let tried = 0;
    const tryOne = async (url: string, what: string, token: string) => {
      const { statusCode, body } = await request(url, {
        headers: { authorization: `Bearer ${token}` },
      });
      const text = await body.text();
      tried += 1;
      if (statusCode !== 401)
        faults.push(`${url} with ${what}: ${statusCode} ${text.slice(0, 100)}`);
    };
    for (const [role, path, service] of CALLS) {
      const real = (await site.tokens())[role] ?? '';
      for (const origin of [site.origin, site.originOf(service)]) {
        const url = origin + path;
        const { statusCode, body } = await request(url, {
          headers: { authorization: `Bearer ${real}` },
        });
        await body.dump();
        // Otherwise all forged tokens would be refused for another reason.
        if (statusCode !== 200)
          faults.push(`${url} with the valid token of ${role}: ${statusCode}`);
        await Promise.all(
          (roles.get(role) ?? []).map(([what, token]) => limit(() => tryOne(url, what, token))),
        );
      }
    }
    const each = [...roles.values()][0]?.length ?? 0;
    return {
      figures: [
        ['forged tokens of each role', String(each)],
        ['calls with them', String(tried)],
      ],
      faults,
    };
  },
};

async function forgedTokens(site: HostileSite, role: Role): Promise<[string, string][]> {
  const token = (await site.tokens())[role] ?? '';
  const key = await signingKeyOf(site);
  const claims = decoded(partsOf(token).payload);
  const all = [...alteredTokens(token), ...(await signedTokens(key, claims))];
  // A token with the same content as the valid one is not forged.
  return all.filter(([, forged]) => forged !== token);
}
