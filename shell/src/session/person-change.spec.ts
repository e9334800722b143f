import { clearSession, setSession } from '@phantom/mf-kit';
import { session } from '../testing/session';
import { reloadOnPersonChange, offerUnfinishedWork } from './person-change';
import { closeNotice, currentNotice, showNotice } from '../notice/notice-store';

describe('reloadOnPersonChange', () => {
  const open = jest.fn();
  beforeAll(() => reloadOnPersonChange(open));
  beforeEach(() => {
    clearSession();
    open.mockClear();
  });

  it('opens the first page of another person', () => {
    setSession(session({ id: 1 }));
    const investor = session({ id: 2 });
    investor.user.type = 'Investor';
    setSession(investor);
    expect(open.mock.calls).toEqual([['/investors']]);
  });

  it('does nothing at a renewal, a first sign-in and a sign-out', () => {
    setSession(session({ id: 1 }));
    setSession(session({ id: 1 }));
    clearSession();
    setSession(session({ id: 1 }));
    expect(open).not.toHaveBeenCalled();
  });
});

describe('offerUnfinishedWork', () => {
  beforeAll(() => offerUnfinishedWork());
  beforeEach(() => {
    clearSession();
    closeNotice();
  });

  function sessionRanOut({ draft }: { draft: boolean }): void {
    window.history.replaceState(null, '', '/current-properties/7');
    setSession(session({ id: 1 }));
    if (draft) window.sessionStorage.setItem('draft:note', '{}');
    clearSession('expired');
    showNotice({ textKey: 'session.expired' });
  }

  it.each([
    ['their drafts', true, 'session.kept'],
    ['their page', false, 'session.left'],
  ])('shows the same person %s', (_what, draft, textKey) => {
    sessionRanOut({ draft });
    setSession(session({ id: 1 }));
    expect(currentNotice()).toEqual({
      textKey,
      link: { textKey: 'session.continue', path: '/current-properties/7' },
    });
  });

  it('offers nothing to another person, and closes the notice about the first', () => {
    sessionRanOut({ draft: true });
    setSession(session({ id: 2 }));
    expect(currentNotice()).toBeUndefined();
    expect(window.sessionStorage.getItem('draft:note')).toBeNull();
  });

  it('offers it once', () => {
    sessionRanOut({ draft: false });
    setSession(session({ id: 1 }));
    clearSession();
    closeNotice();
    setSession(session({ id: 1 }));
    expect(currentNotice()).toBeUndefined();
  });
});
