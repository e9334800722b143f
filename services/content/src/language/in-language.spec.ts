import { inLanguage } from './in-language.js';

const english = { lang: 'en' as const, title: 'Values' };
const german = { lang: 'de' as const, title: 'Werte' };

describe('inLanguage', () => {
  it('takes the text in the language asked for', () => {
    expect(inLanguage([english, german], 'de')).toBe(german);
  });

  it('falls back to English, which says so itself', () => {
    expect(inLanguage([german, english], 'it')).toBe(english);
  });

  it('refuses a text that exists in neither', () => {
    expect(() => inLanguage([german], 'it')).toThrow('neither it nor en');
  });
});
