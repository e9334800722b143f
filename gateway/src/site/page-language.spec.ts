import { languageOf } from './page-language.js';

describe('languageOf', () => {
  it('takes the choice in the cookie first', () => {
    const headers = { cookie: 'a=1; lang=it; b=2', 'accept-language': 'de' };
    expect(languageOf(headers)).toBe('it');
  });

  it('then what the browser prefers', () => {
    expect(languageOf({ 'accept-language': 'fr,ru;q=0.5' })).toBe('ru');
  });

  it('falls back to English', () => {
    expect(languageOf({})).toBe('en');
    expect(languageOf({ cookie: 'lang=fr; mylang=de' })).toBe('en');
  });
});
