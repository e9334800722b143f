import {
  getSession,
  hasDrafts,
  onRightsChange,
  saveReturnPath,
  sitePath,
  subscribeToSession,
  type Session,
  type SessionEnd,
} from '@phantom/mf-kit';
import type { RouteDeclaration } from '@phantom/registry/boot-manifest';
import type { RouteTable } from '../remotes/route-table';
import { showNotice, type NoticeMessage } from '../notice/notice-store';
import { signInPath } from './sign-in-path';

/** Redirects from a protected route to /home when nobody is signed in: at start, at navigations, and when the session ends. */
export function guardRoutes(routes: RouteTable): void {
  const isClosed = () => {
    const owned = routes(window.location.pathname);
    return owned !== undefined && !mayOpen(owned.route, getSession());
  };
  const leave = () => {
    // Not with the section's router: single-spa may be unmounting the section.
    window.history.replaceState(null, '', sitePath('/home'));
  };
  const check = () => {
    if (isClosed()) leave();
  };
  if (isClosed()) {
    // The person may have followed a link in a mail: offer the page after the sign-in.
    saveReturnPath(null);
    leave();
    showNotice({ textKey: 'session.required', link: signInLink(undefined) });
  }
  window.addEventListener('single-spa:before-routing-event', check);
  onRightsChange(() => void showNotice({ textKey: 'session.rightsChanged' }));
  let last = getSession();
  subscribeToSession((end) => {
    if (end && end !== 'signed-out') showNotice(noticeOf(end, last));
    last = getSession();
    if (end) check();
  });
}

/** The message for an end that the person did not request in this browser. */
function noticeOf(
  end: Exclude<SessionEnd, 'signed-out'>,
  last: Session | undefined,
): NoticeMessage {
  switch (end) {
    case 'blocked':
    case 'erased':
      return { textKey: `session.${end}` };
    case 'role-changed':
      return { textKey: 'session.roleChanged', link: otherSignInLink(last) };
    case 'password-changed':
      return { textKey: 'session.passwordChanged', link: signInLink(last) };
    case 'session-ended':
      return { textKey: 'session.endedElsewhere', link: signInLink(last) };
    case 'expired': {
      const textKey = hasDrafts() ? 'session.expiredKept' : 'session.expired';
      return { textKey, link: signInLink(last) };
    }
  }
}

const otherSignInLink = (last: Session | undefined) =>
  ({
    textKey: 'session.signIn',
    path: last?.user.type === 'Investor' ? '/login' : '/investors/login',
  }) as const;

const signInLink = (session: Session | undefined) =>
  ({ textKey: 'session.signIn', path: signInPath(session) }) as const;

/** Whether to show a route. The services check access to its data themselves. */
export function mayOpen(route: RouteDeclaration, session: Session | undefined): boolean {
  return route.access !== 'signed-in' || session !== undefined;
}
