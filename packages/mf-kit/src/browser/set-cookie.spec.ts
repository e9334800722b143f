import { setCookie } from './set-cookie';

const written = (protocol: string): string[] => {
  const set = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  setCookie('lang', 'de', { maxAge: 60, sameSite: 'lax' }, { protocol });
  const cookies = set.mock.calls.map(([cookie]) => cookie);
  set.mockRestore();
  return cookies;
};

it('binds a cookie to this host where the site is reached by https, and drops the one of before', () => {
  expect(written('https:')).toEqual([
    'lang=; path=/; max-age=0',
    '__Host-lang=de; path=/; max-age=60; samesite=lax; secure',
  ]);
});

it('keeps it under its bare name where browsers would refuse the other', () => {
  expect(written('http:')).toEqual(['lang=de; path=/; max-age=60; samesite=lax']);
});

it('can be read back, and taken away', () => {
  setCookie('kept', '1', { sameSite: 'strict' });
  expect(document.cookie).toContain('kept=1');
  setCookie('kept', '', { maxAge: 0, sameSite: 'strict' });
  expect(document.cookie).not.toContain('kept');
});
