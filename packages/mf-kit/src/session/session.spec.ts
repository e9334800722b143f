import { sessionWith } from '../testing/session';
import { hasRight, clearSession, getSession, setSession } from './session';
import { isRemembered } from './remembered';
import { hasDrafts, unfinishedWork } from './unfinished-work';

beforeEach(() => clearSession());

it('stores the sign-in response under authUser and returns the same object until it changes', () => {
  setSession(sessionWith('a'));
  expect(JSON.parse(window.sessionStorage.getItem('authUser') ?? '')).toEqual(sessionWith('a'));
  expect(getSession()).toBe(getSession());
  setSession(sessionWith('b'));
  expect(getSession()?.access_token).toBe('b');
});

it('clears both storages and "Remember me" at a sign-out, but not the language', () => {
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

it('keeps "Remember me" at a renewal', () => {
  setSession(sessionWith('a'), { remember: true });
  setSession(sessionWith('b'));
  expect(isRemembered()).toBe(true);
});

it('ignores an invalid entry', () => {
  window.sessionStorage.setItem('authUser', '{half');
  expect(getSession()).toBeUndefined();
});

it('keeps the page and the drafts when the session expires', () => {
  window.history.replaceState(null, '', '/current-properties/7?tab=files');
  setSession(sessionWith('a'));
  window.sessionStorage.setItem('draft:note', '{}');
  window.sessionStorage.setItem('other', 'x');
  clearSession('expired');
  expect(Object.keys(window.sessionStorage).sort()).toEqual(['draft:note', 'unfinished']);
  expect(unfinishedWork()).toEqual({ userId: 1, path: '/current-properties/7?tab=files' });

  setSession(sessionWith('b'));
  expect(hasDrafts()).toBe(true);
  const other = sessionWith('c');
  other.user.id = 2;
  setSession(other);
  expect(Object.keys(window.sessionStorage)).toEqual(['authUser']);
});

it('knows the rights of an employee, also for a session without the list', () => {
  const { user } = sessionWith('a');
  expect(hasRight({ ...user, rights: ['people'] }, 'people')).toBe(true);
  expect(hasRight({ ...user, rights: ['documents'] }, 'people')).toBe(false);
  expect(hasRight({ ...user, rights: undefined } as never, 'people')).toBe(false);
  expect(hasRight(undefined, 'people')).toBe(false);
});
