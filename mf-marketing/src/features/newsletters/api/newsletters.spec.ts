import { excerpt } from './newsletters';

describe('excerpt', () => {
  it('removes the tags, keeps a space between blocks, and always ends with three dots', () => {
    expect(
      excerpt('<p>Rents are <strong>up</strong>.</p><h3>Why</h3><ul><li>Queens<br>Bronx</li></ul>'),
    ).toBe('Rents are up. Why Queens Bronx...');
    expect(excerpt('')).toBe('...');
  });

  it('ends after 350 characters, whatever their length in bytes, and without the spaces between blocks', () => {
    expect(excerpt(`<p>a</p><p>${'x'.repeat(400)}</p>`)).toBe(`a ${'x'.repeat(349)}...`);
    expect(excerpt(`<p>${'x'.repeat(400)}</p>`)).toBe(`${'x'.repeat(350)}...`);
    expect(excerpt(`<p>${'🏠'.repeat(351)}</p>`)).toBe(`${'🏠'.repeat(350)}...`);
    expect(excerpt(`<p>${'&amp;'.repeat(351)}</p>`)).toBe(`${'&'.repeat(350)}...`);
  });

  it.each([
    ['Smith &amp; Sons', 'Smith & Sons'],
    ['5 &lt; 6 &gt; 4', '5 < 6 > 4'],
    ['&#8220;Home&#x201D;', '“Home”'],
    ['&amp;lt;', '&lt;'],
    ['AT&T; &unheard; &#99999999;', 'AT&T; &unheard; &#99999999;'],
  ])('decodes %s', (html, text) => {
    expect(excerpt(html)).toBe(`${text}...`);
  });
});
