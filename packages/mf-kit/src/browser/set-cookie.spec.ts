import { setCookie } from './set-cookie';

const written = (protocol: string): string[] => {
  const set = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  setCookie('lang', 'de', { maxAge: 60, sameSite: 'lax' }, { protocol });
  const cookies = set.mock.calls.map(([cookie]) => cookie);
  set.mockRestore();
  return cookies;
};

it('uses the __Host- prefix over https, and deletes the cookie without it', () => {
  expect(written('https:')).toEqual([
    'lang=; path=/; max-age=0',
    '__Host-lang=de; path=/; max-age=60; samesite=lax; secure',
  ]);
});

it('uses the plain name over http', () => {
  expect(written('http:')).toEqual(['lang=de; path=/; max-age=60; samesite=lax']);
});

it('sets a cookie that can be read and deleted', () => {
  setCookie('kept', '1', { sameSite: 'strict' });
  expect(document.cookie).toContain('kept=1');
  setCookie('kept', '', { maxAge: 0, sameSite: 'strict' });
  expect(document.cookie).not.toContain('kept');
});
