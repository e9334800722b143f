import { getSession, sitePath, subscribeToSession } from '@phantom/mf-kit';
import type { RouteTable } from '../remotes/route-table';
import { mayOpen } from './may-open';
import { showNotice } from '../notice/notice-store';

/**
 * Leads from a protected route to /home when nobody is signed in: at the start, at every navigation, and
 * when the session ends while the page is open.
 */
export function guardRoutes(routes: RouteTable): void {
  const check = () => {
    const owned = routes(window.location.pathname);
    if (owned && !mayOpen(owned.route, getSession())) {
      // Not by the router of the section at hand, which single-spa may be leaving at this very moment.
      window.history.replaceState(null, '', sitePath('/home'));
    }
  };
  check();
  window.addEventListener('single-spa:before-routing-event', check);
  subscribeToSession((end) => {
    if (end === 'expired') showNotice({ textKey: 'session.expired' });
    if (end) check();
  });
}
