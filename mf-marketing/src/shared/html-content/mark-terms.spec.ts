import { markTerms } from './mark-terms';

describe('markTerms', () => {
  it('turns a list into a dl when every entry begins with a term', () => {
    expect(
      markTerms(
        '<ul>\n<li><strong>Minimum:</strong> $50,000</li>\n<li><strong>Sites</strong> with <strong>zoning</strong></li></ul>',
      ),
    ).toBe(
      '<dl><div><dt>Minimum</dt><dd>$50,000</dd></div>' +
        '<div><dt>Sites</dt><dd>with <strong>zoning</strong></dd></div></dl>',
    );
  });

  it('preserves the numbers of an ordered list', () => {
    expect(markTerms('<ol><li><strong>Day 1:</strong> you call.</li></ol>')).toBe(
      '<ol data-steps><li><strong>Day 1</strong><span>you call.</span></li></ol>',
    );
  });

  it.each([
    ['one entry has no term', '<ul><li><strong>One:</strong> a</li><li>b</li></ul>'],
    ['the bold part comes later', '<ul><li>At most <strong>65 percent</strong></li></ul>'],
    ['an entry has only a term', '<ul><li><strong>One</strong></li></ul>'],
    ['it is empty', '<ul></ul>'],
  ])('does not change a list when %s', (_, html) => {
    expect(markTerms(html)).toBe(html);
  });

  it('handles each list separately, and only the inner list of nested lists', () => {
    const inner = '<ul><li><strong>a:</strong> 1</li></ul>';
    expect(markTerms(`<ul><li>b</li></ul><p>c</p><ul><li>d${inner}</li></ul>`)).toBe(
      '<ul><li>b</li></ul><p>c</p><ul><li>d<dl><div><dt>a</dt><dd>1</dd></div></dl></li></ul>',
    );
  });
});
