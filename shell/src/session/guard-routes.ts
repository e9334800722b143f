import {
  getSession,
  hasDrafts,
  onRightsChange,
  keepPlace,
  sitePath,
  subscribeToSession,
  type Session,
  type SessionEnd,
} from '@phantom/mf-kit';
import type { RouteTable } from '../remotes/route-table';
import { mayOpen } from './may-open';
import { showNotice, type NoticeMessage } from '../notice/notice-store';
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
  onRightsChange(() => void showNotice({ textKey: 'session.rightsChanged' }));
  let last = getSession();
  subscribeToSession((end) => {
    if (end && end !== 'signed-out') showNotice(noticeOf(end, last));
    last = getSession();
    if (end) check();
  });
}

/** What a person is told whose session ended without their having asked for it here. */
function noticeOf(
  end: Exclude<SessionEnd, 'signed-out'>,
  last: Session | undefined,
): NoticeMessage {
  switch (end) {
    case 'blocked':
    case 'erased':
      return { textKey: `session.${end}` };
    case 'role-changed':
      return { textKey: 'session.roleChanged', link: otherDoor(last) };
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

/** Whoever was an employee is an investor now, if they may sign in at all, and the other way round. */
const otherDoor = (last: Session | undefined) =>
  ({
    textKey: 'session.signIn',
    path: last?.user.type === 'Investor' ? '/login' : '/investors/login',
  }) as const;

const signInLink = (session: Session | undefined) =>
  ({ textKey: 'session.signIn', path: signInPath(session) }) as const;
