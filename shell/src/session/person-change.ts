import {
  getSession,
  sitePath,
  subscribeToSession,
  type Session,
  forgetUnfinishedWork,
  hasDrafts,
  unfinishedWork,
} from '@phantom/mf-kit';
import { homeOf } from './sign-in-path';
import { closeNotice, currentNotice, showNotice } from '../notice/notice-store';

/** Loads a new page after a change of person or role, also in another tab: this one shows what the first may see. */
export function reloadOnPersonChange(open: (path: string) => void): void {
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

/** After a sign-in, offers the page that the same person was at, and their drafts. */
export function offerUnfinishedWork(): void {
  let known = getSession()?.user.id;
  subscribeToSession(() => {
    const before = known;
    known = getSession()?.user.id;
    if (known === undefined || known === before) return;
    if (currentNotice()?.textKey.startsWith('session.')) closeNotice();
    const work = unfinishedWork();
    forgetUnfinishedWork();
    if (!work || (work.userId !== null && work.userId !== known)) return;
    const textKey = hasDrafts() ? 'session.kept' : 'session.left';
    showNotice({ textKey, link: { textKey: 'session.continue', path: work.path } });
  });
}
