import { translationRows } from './demo-files.js';

describe('translationRows', () => {
  it('gives a row per language that was written, and none for the others', () => {
    const rows = translationRows({ en: 'Founder', ru: 'Основатель' }, (text, lang) => [lang, text]);

    expect(rows).toEqual([
      ['en', 'Founder'],
      ['ru', 'Основатель'],
    ]);
  });
});
