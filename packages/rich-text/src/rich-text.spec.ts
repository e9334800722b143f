import {
  cleanRichText,
  htmlToRichText,
  isRichText,
  linksInRichText,
  mediaInRichText,
  type RichText,
  richTextToHtml,
  richTextToPlain,
} from './index.js';

/** The HTML of the document of some HTML. */
const roundTrip = (html: string): string => richTextToHtml(htmlToRichText(html));

const document = (...content: unknown[]): RichText => ({ type: 'doc', content });
const paragraph = (text: string, marks?: unknown[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks && { marks }) }],
});
const linked = (attrs: unknown) => document(paragraph('a', [{ type: 'link', attrs }]));

describe('HTML', () => {
  it.each([
    '<p>Plain &amp; <strong>bold</strong>, <em>italic</em></p>',
    '<h2>Two</h2><h3>Three</h3><h4>Four</h4>',
    '<p lang="de">Guten Tag</p><blockquote lang="fr"><p>Oui</p></blockquote>',
    '<ul><li>One<ol><li>One.One</li></ol></li><li lang="it">Due</li></ul>',
    '<ul><li>One paragraph</li><li><p>One</p><p>Two</p></li></ul>',
    '<p><a href="/lending">Lending</a> <a href="mailto:a@b.c">Mail</a></p>',
    '<p><a href="/news/3" data-entry="7">News</a></p>',
    '<ol start="3"><li>Three</li></ol>',
    '<p>One<br/>Two</p>',
    '<table><tbody><tr><th>A</th><th>B</th></tr><tr><td colspan="2">C</td></tr></tbody></table>',
    '<table><tbody><tr><td><p>One</p><p>Two</p></td><td><ul><li>One</li></ul></td></tr></tbody></table>',
    '<figure data-media="4" data-caption="A &quot;house&quot; &lt;b&gt;"></figure>',
    '<p>See <a data-media="5">Terms &amp; fees</a></p>',
  ])('stays as it is: %s', (html) => {
    expect(roundTrip(html)).toBe(html);
  });

  it.each([
    ['<div>Text <span style="color:red">red</span></div>', '<p>Text red</p>'],
    ['<h1>Title</h1>', '<p>Title</p>'],
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">Click</a></p>', '<p>Click</p>'],
    ['<p><a href="//example.com">Click</a></p>', '<p>Click</p>'],
    ['<p><a href="/\\example.com">Click</a></p>', '<p>Click</p>'],
    ['<p><a href="/a" data-entry="-1">Click</a></p>', '<p><a href="/a">Click</a></p>'],
    [
      '<table style="width:9px"><colgroup><col></colgroup><tr><td rowspan="900">A</td></tr></table>',
      '<table><tbody><tr><td>A</td></tr></tbody></table>',
    ],
  ])('%s becomes %s', (html, expected) => {
    expect(roundTrip(html)).toBe(expected);
  });

  it('keeps the text of elements that are nested too deeply', () => {
    const html = `${'<ul><li>'.repeat(5_000)}Deep${'</li></ul>'.repeat(5_000)}`;
    expect(roundTrip(html)).toBe('<p>Deep</p>');
  });
});

describe('isRichText', () => {
  const nested = (depth: number): unknown => {
    let node: unknown = paragraph('deep');
    for (let level = 0; level < depth; level += 1) node = { type: 'blockquote', content: [node] };
    return document(node);
  };

  it.each([
    ['no document', paragraph('a')],
    ['null', null],
    ['a text', 'doc'],
    ['an array', [document()]],
    ['an empty document', document()],
    ['an unknown node', document({ type: 'iframe' })],
    ['a node of the prototype', document({ type: 'constructor' })],
    ['an unknown mark', document(paragraph('a', [{ type: 'script' }]))],
    ['a paragraph in a paragraph', document({ type: 'paragraph', content: [paragraph('a')] })],
    ['a heading of level 1', document({ type: 'heading', attrs: { level: 1 } })],
    [
      'a list that starts at a script',
      document({
        type: 'orderedList',
        attrs: { start: '1"><script>' },
        content: [{ type: 'listItem', content: [paragraph('a')] }],
      }),
    ],
    ['a link to a script', linked({ href: 'javascript:alert(1)' })],
    ['a link to data', linked({ href: 'data:text/html,a' })],
    ['a link to another host without a scheme', linked({ href: '/\\example.com' })],
    ['a link with a control character', linked({ href: '/\u0009/example.com' })],
    ['a link without an address', linked({ href: null })],
    ['a link to no entry', linked({ href: '/a', entry: '7' })],
    ['a picture without an id', document({ type: 'mediaPicture', attrs: { media: 'x' } })],
    ['an id that is too large', document({ type: 'mediaPicture', attrs: { media: 2 ** 31 } })],
    [
      'a caption that is no text',
      document({ type: 'mediaPicture', attrs: { media: 1, caption: {} } }),
    ],
    ['a language that is none', document({ type: 'paragraph', attrs: { lang: '"><script>' } })],
    ['a content that is no array', { type: 'doc', content: 'text' }],
    ['blocks of 10,000 levels', nested(10_000)],
    ['20,001 nodes', document(...Array.from({ length: 20_001 }, () => ({ type: 'paragraph' })))],
    ['a very long text', document(paragraph('a'.repeat(500_001)))],
  ])('refuses %s', (_, value) => {
    expect(isRichText(value)).toBe(false);
  });

  it('accepts blocks of some levels', () => {
    expect(isRichText(nested(20))).toBe(true);
  });

  it('refuses a document with itself in it', () => {
    const value: Record<string, unknown> = { type: 'blockquote' };
    value['content'] = [value];
    expect(isRichText(document(value))).toBe(false);
  });

  it('reads a large document in a short time', () => {
    const value = document(...Array.from({ length: 6_000 }, () => paragraph('word '.repeat(12))));
    const start = performance.now();
    expect(isRichText(value)).toBe(true);
    expect(richTextToHtml(value)).toContain('<p>word');
    // About 60 ms on a laptop; a machine that does much else takes longer.
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('cleanRichText', () => {
  it('drops what the schema does not know', () => {
    const value = JSON.parse(
      `{"type":"doc","onclick":"a","__proto__":{"x":1},"content":[{"type":"paragraph","attrs":
        {"style":"color:red","__proto__":{"lang":"de"}},"content":[{"type":"text","text":"a",
        "marks":[{"type":"link","attrs":{"href":"/a","target":"_blank","onclick":"b"}}]}]}]}`,
    ) as unknown;
    const link = { type: 'link', attrs: { href: '/a', entry: null } };
    const text = { type: 'text', text: 'a', marks: [link] };
    expect(cleanRichText(value)).toEqual(
      document({ type: 'paragraph', attrs: { lang: null }, content: [text] }),
    );
  });

  it('throws for another value', () => {
    expect(() => cleanRichText({ type: 'doc', content: [{ type: 'x' }] })).toThrow(TypeError);
  });
});

describe('what a document shows', () => {
  const value = htmlToRichText(
    `<h2>Title</h2><p>A <a href="/news/3" data-entry="7">link</a>, <a data-media="5">a file</a></p>
     <figure data-media="4" data-caption="House"></figure><p><a href="/x" data-entry="7">b</a></p>`,
  );

  it('has its words, media and links', () => {
    expect(richTextToPlain(value)).toMatch(/^Title\nA link,/);
    expect(mediaInRichText(value)).toEqual([5, 4]);
    expect(mediaInRichText(value, 'mediaPicture')).toEqual([4]);
    expect(linksInRichText(value)).toEqual([
      { href: '/news/3', entry: 7 },
      { href: '/x', entry: 7 },
    ]);
  });

  it('is looked up for pages', () => {
    const sources = {
      picture: (id: number, caption: string) => `<img alt="${id}">${caption}`,
      fileAddress: (id: number) => `/files/${id}`,
      entryPath: (id: number) => `/news/${id}?a&b`,
    };
    expect(richTextToHtml(value, sources)).toBe(
      '<h2>Title</h2><p>A <a href="/news/7?a&amp;b">link</a>, <a href="/files/5">a file</a></p>' +
        '<img alt="4">House<p><a href="/news/7?a&amp;b">b</a></p>',
    );
  });

  it('leaves the text of what was removed', () => {
    const sources = { picture: () => '', fileAddress: () => undefined, entryPath: () => undefined };
    expect(richTextToHtml(value, sources)).toBe('<h2>Title</h2><p>A link, a file</p><p>b</p>');
  });
});
