import {
  getSession,
  hasRight,
  type AccountRight,
  type RemoteRoute,
  type SessionUser,
} from '@phantom/mf-kit';

/** Who may open a page. The services check it too; this check avoids useless calls. */
interface Access {
  type: NonNullable<SessionUser['type']>;
  right?: AccountRight;
}

export class AccessError extends Error {
  override readonly name = 'AccessError';

  /** @param reason the account has another role, no role yet, or lacks a right */
  constructor(readonly reason: 'role' | 'waiting' | 'right' | 'editor') {
    super(`Not for this account: ${reason}`);
  }
}

/** @throws AccessError when the user may not open the page */
function checkAccess({ type, right }: Access): void {
  const user = getSession()?.user;
  // The shell redirects signed-out users.
  if (!user) return;
  if (user.type === null) throw new AccessError('waiting');
  if (user.type !== type) throw new AccessError('role');
  if (right && !hasRight(user, right)) {
    throw new AccessError(right === 'editor' ? 'editor' : 'right');
  }
}

/** Restricts routes: other users get an AccessError, and no service is called. */
export const requireAccess = (access: Access, routes: RemoteRoute[]): RemoteRoute[] =>
  routes.map((route) => ({ ...route, lazy: route.lazy && guarded(access, route.lazy) }));

const guarded =
  (access: Access, lazy: NonNullable<RemoteRoute['lazy']>): NonNullable<RemoteRoute['lazy']> =>
  async () => {
    const module = await lazy();
    // The publisher identifies the module to find the files of a page. The server does not render
    // these pages.
    if (typeof window === 'undefined') return module;
    const { loader } = module;
    return {
      ...module,
      loader: (args, context) => {
        checkAccess(access);
        return typeof loader === 'function' ? loader(args, context) : null;
      },
    };
  };

type Lazy = NonNullable<RemoteRoute['lazy']>;
type Role = 'employee' | 'investor';

/** One address with a page for each role; the publisher, which knows nobody, gets `expected`. */
export const byRole =
  (pages: Record<Role, Lazy>, expected: Role): Lazy =>
  () =>
    pages[currentRole() ?? expected]();

function currentRole(): Role | undefined {
  const user = typeof window === 'undefined' ? undefined : getSession()?.user;
  return user && (user.type === 'Investor' ? 'investor' : 'employee');
}
