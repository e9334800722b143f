import { clearSession, getSession, setSession, subscribeToSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { requestSession, shareSessionBetweenTabs, checkOnReturn } from './share-between-tabs';

describe('share-between-tabs', () => {
  /** The end of the channel that another tab holds. */
  class OtherTab extends EventTarget {
    readonly heard: unknown[] = [];
    postMessage(message: unknown): void {
      this.heard.push(message);
    }
    says(data: unknown): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  const other = new OtherTab();
  const asking = new OtherTab();
  const channel = (end: OtherTab) => end as unknown as BroadcastChannel;
  beforeAll(() => shareSessionBetweenTabs(channel(other), channel(asking)));
  beforeEach(() => {
    clearSession();
    other.heard.length = 0;
  });

  it('tells the other tabs who signed in, and who signed out', () => {
    const signedIn = session();
    setSession(signedIn);
    clearSession('expired');
    expect(other.heard).toEqual([
      { session: signedIn, end: undefined },
      { session: undefined, end: 'expired' },
    ]);
  });

  it('takes over what another tab says, without saying it again', () => {
    const renewed = session();
    other.says({ session: renewed });
    expect(getSession()).toEqual(renewed);
    const ends: unknown[] = [];
    const stop = subscribeToSession((end) => ends.push(end));
    other.says({ end: 'expired' });
    stop();
    expect(getSession()).toBeUndefined();
    expect(ends).toEqual(['expired']);
    expect(other.heard).toEqual([]);
  });

  it('does not end a session twice', () => {
    const changes = jest.fn();
    const stop = subscribeToSession(changes);
    other.says({ end: 'signed-out' });
    stop();
    expect(changes).not.toHaveBeenCalled();
  });

  it('tells a tab that asks who is signed in, and nothing while nobody is', () => {
    asking.says(null);
    expect(other.heard).toEqual([]);
    const signedIn = session();
    setSession(signedIn);
    other.heard.length = 0;
    asking.says(null);
    expect(other.heard).toEqual([{ session: signedIn }]);
  });

  it('asks until another tab says who is signed in', async () => {
    const answer = requestSession(channel(asking));
    expect(asking.heard).toEqual([null]);
    other.says({ session: session() });
    await answer;
    expect(getSession()).toBeDefined();
  });

  it('asks no longer than half a second', async () => {
    jest.useFakeTimers();
    const answer = requestSession(channel(asking));
    await jest.advanceTimersByTimeAsync(500);
    await expect(answer).resolves.toBeUndefined();
    jest.useRealTimers();
  });
});

describe('check-on-return', () => {
  beforeAll(() => checkOnReturn());
  beforeEach(() => clearSession());

  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it('forgets a session that ended while the page was put away', () => {
    setSession(session(), { remember: false });
    comeBack(true);
    expect(getSession()).toBeDefined();
    // As another tab does at a sign-out.
    document.cookie = 'remembered=; path=/; max-age=0';
    comeBack(false);
    expect(getSession()).toBeDefined();
    comeBack(true);
    expect(getSession()).toBeUndefined();
  });
});
