import { getSession, sitePath, subscribeToSession, type Session } from '@phantom/mf-kit';
import { homeOf } from './sign-in-path';

/**
 * Begins anew when another person has signed in, as in another tab, or the same one with another role: the page at hand shows what the
 * first one may see.
 *
 * @param open loads a path as a new page
 */
export function followPerson(open: (path: string) => void): void {
  let known = personOf(getSession());
  subscribeToSession(() => {
    const session = getSession();
    const before = known;
    known = personOf(session);
    if (session && before !== undefined && before !== known) open(sitePath(homeOf(session)));
  });
}

const personOf = (session: Session | undefined): string | undefined =>
  session && `${session.user.id} ${session.user.type}`;
