import {
  getSession,
  hasDrafts,
  keepPlace,
  sitePath,
  subscribeToSession,
  type Session,
} from '@phantom/mf-kit';
import type { RouteTable } from '../remotes/route-table';
import { mayOpen } from './may-open';
import { showNotice } from '../notice/notice-store';
import { signInPath } from './sign-in-path';

/**
 * Leads from a protected route to /home when nobody is signed in: at the start, at every navigation, and
 * when the session ends while the page is open.
 */
export function guardRoutes(routes: RouteTable): void {
  const isClosed = () => {
    const owned = routes(window.location.pathname);
    return owned !== undefined && !mayOpen(owned.route, getSession());
  };
  const leave = () => {
    // Not by the router of the section at hand, which single-spa may be leaving at this very moment.
    window.history.replaceState(null, '', sitePath('/home'));
  };
  const check = () => {
    if (isClosed()) leave();
  };
  if (isClosed()) {
    // Whoever followed a link to it, as in a mail, is offered it again once they have signed in.
    keepPlace(null);
    leave();
    showNotice({ textKey: 'session.required', link: signInLink(undefined) });
  }
  window.addEventListener('single-spa:before-routing-event', check);
  let last = getSession();
  subscribeToSession((end) => {
    if (end === 'expired') {
      const textKey = hasDrafts() ? 'session.expiredKept' : 'session.expired';
      showNotice({ textKey, link: signInLink(last) });
    }
    last = getSession();
    if (end) check();
  });
}

const signInLink = (session: Session | undefined) =>
  ({ textKey: 'session.signIn', path: signInPath(session) }) as const;
