import type { Session } from '@phantom/mf-kit';

/** When a session's token says that it runs out, in milliseconds since 1970; undefined when it does not say. */
export function tokenExpiry({ access_token }: Session): number | undefined {
  try {
    const payload = access_token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const { exp } = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
