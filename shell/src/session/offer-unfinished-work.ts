import {
  forgetUnfinishedWork,
  getSession,
  hasDrafts,
  subscribeToSession,
  unfinishedWork,
} from '@phantom/mf-kit';
import { closeNotice, currentNotice, showNotice } from '../notice/notice-store';

/** Offers whoever signs in again the page that they were at, with what they had typed there. */
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
