import { clearSession, getSession, setSession, subscribeToSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { requestSession, shareSessionBetweenTabs, checkOnReturn } from './share-between-tabs';

describe('shareSessionBetweenTabs', () => {
  /** The channel of another tab. */
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

  it('sends sign-ins and sign-outs to the other tabs', () => {
    const signedIn = session();
    setSession(signedIn);
    clearSession('expired');
    expect(other.heard).toEqual([
      { session: signedIn, end: undefined },
      { session: undefined, end: 'expired' },
    ]);
  });

  it('applies the message of another tab without sending it again', () => {
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

  it('does not clear a session twice', () => {
    const changes = jest.fn();
    const stop = subscribeToSession(changes);
    other.says({ end: 'signed-out' });
    stop();
    expect(changes).not.toHaveBeenCalled();
  });

  it('sends the session to a tab that requests it, and nothing for a visitor', () => {
    asking.says(null);
    expect(other.heard).toEqual([]);
    const signedIn = session();
    setSession(signedIn);
    other.heard.length = 0;
    asking.says(null);
    expect(other.heard).toEqual([{ session: signedIn }]);
  });

  it('waits until another tab sends the session', async () => {
    const answer = requestSession(channel(asking));
    expect(asking.heard).toEqual([null]);
    other.says({ session: session() });
    await answer;
    expect(getSession()).toBeDefined();
  });

  it('waits at most half a second', async () => {
    jest.useFakeTimers();
    const answer = requestSession(channel(asking));
    await jest.advanceTimersByTimeAsync(500);
    await expect(answer).resolves.toBeUndefined();
    jest.useRealTimers();
  });
});

describe('checkOnReturn', () => {
  beforeAll(() => checkOnReturn());
  beforeEach(() => clearSession());

  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

  it('clears a session that ended while the page was in the back-forward cache', () => {
    setSession(session(), { remember: false });
    comeBack(true);
    expect(getSession()).toBeDefined();
    // As after a sign-out in another tab.
    document.cookie = 'remembered=; path=/; max-age=0';
    comeBack(false);
    expect(getSession()).toBeDefined();
    comeBack(true);
    expect(getSession()).toBeUndefined();
  });
});
