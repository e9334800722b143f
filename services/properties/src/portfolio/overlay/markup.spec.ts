import { markup } from './markup.js';

describe('markup', () => {
  it('escapes what it is given, in text and in attributes', () => {
    const name = `"><script>alert('x')</script>&`;

    expect(String(markup`<a title="${name}">${name}</a>`)).toBe(
      '<a title="&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;">' +
        '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;</a>',
    );
  });

  it('keeps its own, alone and in lists', () => {
    const items = ['a', '<b>'].map((text) => markup`<li>${text}</li>`);

    expect(String(markup`<ul>${items}</ul>${markup`<hr>`}${7}`)).toBe(
      '<ul><li>a</li><li>&lt;b&gt;</li></ul><hr>7',
    );
  });
});
