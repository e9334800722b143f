import { pickTranslation } from './translation.js';

const english = { lang: 'en' as const, title: 'Values' };
const german = { lang: 'de' as const, title: 'Werte' };

describe('pickTranslation', () => {
  it('returns the text in the requested language', () => {
    expect(pickTranslation([english, german], 'de')).toBe(german);
  });

  it('falls back to the English text', () => {
    expect(pickTranslation([german, english], 'it')).toBe(english);
  });

  it('throws when the English text is missing too', () => {
    expect(() => pickTranslation([german], 'it')).toThrow('neither it nor en');
  });
});
