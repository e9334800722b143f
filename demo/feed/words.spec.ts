import { count, listingWords, ordinalWord, withArticle } from './words.js';

describe('words', () => {
  it.each([
    ['Stock Cooperative', 2, 'two-bedroom co-op'],
    ['Apartment', 0, 'studio'],
    ['Condominium', 0, 'studio condo'],
    ['Townhouse', null, 'townhouse'],
    ['Multi Family', 40, '40-bedroom multi-family house'],
  ] as const)('names a %s with %s bedrooms', (kind, bedrooms, words) => {
    expect(listingWords(kind, bedrooms)).toBe(words);
  });

  it.each([
    ['one-bedroom condo', 'a one-bedroom condo'],
    ['eight-bedroom house', 'an eight-bedroom house'],
    ['apartment', 'an apartment'],
    ['studio', 'a studio'],
  ])('prepends the article to %s', (text, result) => {
    expect(withArticle(text)).toBe(result);
  });

  it('writes numbers as words', () => {
    expect([ordinalWord(3), ordinalWord(12), ordinalWord(21), ordinalWord(22)]).toEqual([
      'third',
      'twelfth',
      '21st',
      '22nd',
    ]);
    expect([count(1, 'bathroom'), count(2, 'bathroom')]).toEqual(['one bathroom', 'two bathrooms']);
  });
});
