import { markTerms } from './mark-terms';

describe('markTerms', () => {
  it('makes a list of terms of a list whose entries begin with one', () => {
    expect(
      markTerms(
        '<ul>\n<li><strong>Minimum:</strong> $50,000</li>\n<li><strong>Sites</strong> with <strong>zoning</strong></li></ul>',
      ),
    ).toBe(
      '<dl><div><dt>Minimum</dt><dd>$50,000</dd></div>' +
        '<div><dt>Sites</dt><dd>with <strong>zoning</strong></dd></div></dl>',
    );
  });

  it('keeps the numbers of a numbered one', () => {
    expect(markTerms('<ol><li><strong>Day 1:</strong> you call.</li></ol>')).toBe(
      '<ol data-steps><li><strong>Day 1</strong><span>you call.</span></li></ol>',
    );
  });

  it.each([
    ['an entry has no term', '<ul><li><strong>One:</strong> a</li><li>b</li></ul>'],
    ['the bold part comes later', '<ul><li>At most <strong>65 percent</strong></li></ul>'],
    ['there is nothing but the term', '<ul><li><strong>One</strong></li></ul>'],
    ['it is empty', '<ul></ul>'],
  ])('leaves a list alone when %s', (_, html) => {
    expect(markTerms(html)).toBe(html);
  });

  it('takes lists one by one, and inner ones alone', () => {
    const inner = '<ul><li><strong>a:</strong> 1</li></ul>';
    expect(markTerms(`<ul><li>b</li></ul><p>c</p><ul><li>d${inner}</li></ul>`)).toBe(
      '<ul><li>b</li></ul><p>c</p><ul><li>d<dl><div><dt>a</dt><dd>1</dd></div></dl></li></ul>',
    );
  });
});
