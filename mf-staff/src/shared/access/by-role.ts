import { getSession, type RemoteRoute } from '@phantom/mf-kit';

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
