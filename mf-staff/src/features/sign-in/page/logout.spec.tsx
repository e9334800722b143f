import { ApiError, getSession, navigateTo, setSession } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import { waitFor } from '@testing-library/react';
import { aSession } from '../../../testing/a-session';
import { renderPage } from '../../../testing/render';

jest.mock('@phantom/mf-kit', () => ({
  ...jest.requireActual<object>('@phantom/mf-kit'),
  navigateTo: jest.fn(),
}));

beforeEach(() => {
  jest.mocked(navigateTo).mockClear();
  setSession(aSession());
  window.localStorage.setItem('left over', 'x');
});

const goneHome = () =>
  waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/home', { replace: true }));

describe('logout', () => {
  it('ends the session on the server and in the browser, clears stored data and opens the home page', async () => {
    const logOut = mockApi('post', '/api/auth/logout', {});
    await renderPage('/logout');

    await goneHome();
    expect(logOut).toHaveBeenCalled();
    expect(getSession()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
    expect(window.localStorage).toHaveLength(0);
  });

  it('ends the session in the browser before the server does, so that no call is refused meanwhile', async () => {
    const known: unknown[] = [];
    mockApi('post', '/api/auth/logout', () => {
      known.push(getSession());
      return {};
    });
    await renderPage('/logout');

    await goneHome();
    expect(known).toEqual([undefined]);
  });

  it('signs out even if the server is unreachable', async () => {
    mockApi('post', '/api/auth/logout', {}).mockRejectedValue(new ApiError('No answer', 0));
    await renderPage('/logout');

    await goneHome();
    expect(getSession()).toBeUndefined();
  });
});
