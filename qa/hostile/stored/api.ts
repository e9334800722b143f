import type { HostileSite } from '../site/hostile-site.js';
import { saysRevoked, type Role } from '../site/sign-in.js';

/** The response of any call. */
export interface ApiAnswer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export type Api = (role: Role, call: string, body?: object) => Promise<ApiAnswer>;

/** Calls a site: `api('employee', 'GET /api/auth/profile')`. It renews a token that an earlier call revoked. */
export const apiOf = (site: HostileSite): Api => {
  const send = async (role: Role, call: string, body?: object): Promise<[Response, string]> => {
    const token = (await site.tokens())[role] ?? '';
    const [method, path] = call.split(' ');
    const answer = await fetch(`${site.origin}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    return [answer, token];
  };
  return async (role, call, body) => {
    const [first, token] = await send(role, call, body);
    if (!saysRevoked(first.headers.get('www-authenticate'))) return answerOf(first);
    await site.renewTokens(token);
    const [second] = await send(role, call, body);
    return answerOf(second);
  };
};

const answerOf = async (response: Response): Promise<ApiAnswer> => ({
  status: response.status,
  body: await response.json(),
});
