import type { HostileSite } from '../site/hostile-site.js';
import type { Role } from '../site/sign-in.js';

/** What any of the calls may answer. */
export interface ApiAnswer {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

export type Api = (role: Role, call: string, body?: object) => Promise<ApiAnswer>;

/** Calls of a site, as `api('employee', 'GET /api/auth/profile')`. */
export const apiOf =
  (site: HostileSite): Api =>
  async (role, call, body) => {
    const token = (await site.tokens())[role];
    const [method, path] = call.split(' ');
    const answer = await fetch(`${site.origin}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json() };
  };
