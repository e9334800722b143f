import { pageLanguage } from './page-language.js';

describe('pageLanguage', () => {
  it('prefers the cookie', () => {
    const headers = { cookie: 'a=1; lang=it; b=2', 'accept-language': 'de' };
    expect(pageLanguage(headers)).toBe('it');
  });

  it('uses Accept-Language without a cookie', () => {
    expect(pageLanguage({ 'accept-language': 'fr,ru;q=0.5' })).toBe('ru');
  });

  it('falls back to English', () => {
    expect(pageLanguage({})).toBe('en');
    expect(pageLanguage({ cookie: 'lang=fr; mylang=de' })).toBe('en');
  });
});
