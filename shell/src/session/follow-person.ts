import { getSession, sitePath, subscribeToSession } from '@phantom/mf-kit';
import { homeOf } from './sign-in-path';

/**
 * Begins anew when another person has signed in, as in another tab: the page at hand shows what the first one may see.
 *
 * @param open loads a path as a new page
 */
export function followPerson(open: (path: string) => void): void {
  let known = getSession()?.user.id;
  subscribeToSession(() => {
    const session = getSession();
    const before = known;
    known = session?.user.id;
    if (session && before !== undefined && before !== known) open(sitePath(homeOf(session)));
  });
}
