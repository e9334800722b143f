import {
  type AccountRight,
  getSession,
  hasRight,
  type RemoteRoute,
  type SessionUser,
} from '@phantom/mf-kit';

/** Whom a page is for. The services ask for themselves; this spares whoever it is not for an error. */
interface Access {
  type: NonNullable<SessionUser['type']>;
  right?: AccountRight;
}

/** A page was opened by somebody whom it is not for. */
export class AccessError extends Error {
  override readonly name = 'AccessError';

  /** @param reason the account's role is another, it has none yet, or it lacks a right that not every employee has */
  constructor(readonly reason: 'role' | 'waiting' | 'right') {
    super(`Not for this account: ${reason}`);
  }
}

/** @throws AccessError where the page is not for whoever is signed in */
function checkAccess({ type, right }: Access): void {
  const user = getSession()?.user;
  // Nobody is led to /home by the shell.
  if (!user) return;
  if (user.type === null) throw new AccessError('waiting');
  if (user.type !== type) throw new AccessError('role');
  if (right && !hasRight(user, right)) throw new AccessError('right');
}

/** The same routes for some people alone: all others are told so, and nothing is asked of the services. */
export const onlyFor = (access: Access, routes: RemoteRoute[]): RemoteRoute[] =>
  routes.map((route) => ({ ...route, lazy: route.lazy && guarded(access, route.lazy) }));

const guarded =
  (access: Access, lazy: NonNullable<RemoteRoute['lazy']>): NonNullable<RemoteRoute['lazy']> =>
  async () => {
    const module = await lazy();
    // The publisher tells by the very module which files a page needs; no server draws these pages.
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

/**
 * One address with another page for each role. Whoever signs in after another person finds the section started anew,
 * and this asked again.
 *
 * @param expected whose page it is where nobody is known: the publisher asks without a browser, to learn which files a
 *   page needs
 */
export const byRole =
  (pages: Record<Role, Lazy>, expected: Role): Lazy =>
  () =>
    pages[roleHere() ?? expected]();

function roleHere(): Role | undefined {
  const user = typeof window === 'undefined' ? undefined : getSession()?.user;
  return user && (user.type === 'Investor' ? 'investor' : 'employee');
}
