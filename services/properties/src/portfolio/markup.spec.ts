import { markup } from './markup.js';

describe('markup', () => {
  it('escapes values in text and in attributes', () => {
    const name = `"><script>alert('x')</script>&`;

    expect(String(markup`<a title="${name}">${name}</a>`)).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
    );
  });

  it('does not escape markup, single or in a list', () => {
    const items = ['a', '<b>'].map((text) => markup`<li>${text}</li>`);

    expect(String(markup`<ul>${items}</ul>${markup`<hr>`}${7}`)).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>7',
    );
  });
});
