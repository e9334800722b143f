import { translationRows } from './demo-files.js';

describe('translationRows', () => {
  it('returns one row for each language that has a text', () => {
    const rows = translationRows({ en: 'Founder', ru: 'Основатель' }, (text, lang) => [lang, text]);

    expect(rows).toEqual([
      ['en', 'Founder'],
      ['ru', 'Основатель'],
    ]);
  });
});
