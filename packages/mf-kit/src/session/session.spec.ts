import { sessionWith } from '../testing/session';
import { isRemembered } from './remembered';
import { clearSession, getSession, setSession } from './session';

beforeEach(() => clearSession());

it('keeps the whole login answer under authUser and answers the same object until it changes', () => {
  setSession(sessionWith('a'));
  expect(JSON.parse(window.sessionStorage.getItem('authUser') ?? '')).toEqual(sessionWith('a'));
  expect(getSession()).toBe(getSession());
  setSession(sessionWith('b'));
  expect(getSession()?.access_token).toBe('b');
});

it('clears both stores whole at logout, and the wish to be remembered, but not the language', () => {
  document.cookie = 'lang=de; path=/';
  window.localStorage.setItem('anything', 'x');
  setSession(sessionWith('a'), { remember: true });
  expect(isRemembered()).toBe(true);
  clearSession();
  expect(window.sessionStorage).toHaveLength(0);
  expect(window.localStorage).toHaveLength(0);
  expect(isRemembered()).toBe(false);
  expect(document.cookie).toContain('lang=de');
});

it('remembers on through a renewal, which says nothing about it', () => {
  setSession(sessionWith('a'), { remember: true });
  setSession(sessionWith('b'));
  expect(isRemembered()).toBe(true);
});

it('takes a damaged entry for nobody', () => {
  window.sessionStorage.setItem('authUser', '{half');
  expect(getSession()).toBeUndefined();
});
