import { htmlToRichText, isRichText, type RichText, richTextToHtml } from '@phantom/rich-text';
import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { safeHtml } from './safe-html.js';

const ALLOWED: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    [
      ...['p', 'h2', 'h3', 'h4', 'ul', 'li', 'strong', 'em', 'blockquote', 'br', 'table'],
      ...['tbody', 'tr', 'figure', 'figcaption'],
    ].map((name) => [name, ['lang']]),
  ),
  ol: ['start', 'lang'],
  a: ['href', 'lang'],
  td: ['colspan', 'rowspan', 'lang'],
  th: ['colspan', 'rowspan', 'lang'],
};

/** Everything in the HTML of a page that is more than text. */
function dangersIn(html: string): string[] {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const name = element.localName;
    const allowed = ALLOWED[name];
    if (!allowed) return [name];
    return [...element.attributes].flatMap((attribute) => {
      const isSafe =
        attribute.name !== 'href' || /^(|[/#].*|(https?|mailto|tel):.*)$/i.test(attribute.value);
      return allowed.includes(attribute.name) && isSafe ? [] : [`${name} ${attribute.name}`];
    });
  });
}

const shown = (value: RichText): string => safeHtml(richTextToHtml(value));

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/a',
  'ftp://example.com',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '" onclick="alert(1)',
  "' onclick='alert(1)",
  '"><script>alert(1)</script>',
];

const ELEMENTS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//example.com/a.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script',
  '<style>*{background:url(javascript:alert(1))}</style>',
  '<link rel=stylesheet href=//example.com>',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="//example.com">',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>a</button></form>',
  '<button formaction="javascript:alert(1)">a</button>',
  '<input autofocus onfocus=alert(1)>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<select autofocus onfocus=alert(1)></select>',
  '<details open ontoggle=alert(1)>a</details>',
  '<video><source onerror=alert(1)></video>',
  '<audio src onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<image src=x onerror=alert(1)>',
  '<picture><source srcset=x><img src=x onerror=alert(1)></picture>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>a</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x></svg>',
  '<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">a</math>',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<xmp><script>alert(1)</script></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<title><script>alert(1)</script></title>',
  '<marquee onstart=alert(1)>a</marquee>',
  '<isindex type=image src=1 onerror=alert(1)>',
  '<body onload=alert(1)>',
  '<html onclick=alert(1)>',
  '<frameset onload=alert(1)>',
  '<applet code=a></applet>',
  '<portal src="javascript:alert(1)"></portal>',
  '<custom-element onclick=alert(1)>a</custom-element>',
  '<o:p onclick=alert(1)>a</o:p>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><script>alert(1)</script>',
  '<%<script>alert(1)</script>%>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '\u0000<script>alert(1)</script>',
];

const ATTRIBUTES = [
  'onclick="alert(1)"',
  'onmouseover=alert(1)',
  'ONCLICK=alert(1)',
  'on\nclick=alert(1)',
  'style="background:url(javascript:alert(1))"',
  'style="position:fixed;inset:0"',
  'class="btn"',
  'id="app"',
  'name="location"',
  'lang=\'de" onclick="alert(1)\'',
  'lang="de><script>alert(1)</script>"',
  'data-media="1" data-caption=\'"><script>alert(1)</script>\'',
  'data-entry="7" onclick="alert(1)"',
  'contenteditable',
  'is="x-link"',
  'srcdoc="<script>alert(1)</script>"',
  'xmlns="http://www.w3.org/2000/svg"',
  'start="1&quot; onclick=&quot;alert(1)"',
];
const TAGS = ['p', 'h2', 'ul', 'li', 'ol', 'a', 'strong', 'table', 'td', 'blockquote', 'figure'];

const HTML_CASES = [
  ...ELEMENTS,
  ...ELEMENTS.map((element) => `<p>Before ${element} after</p>`),
  ...SCRIPTS.map((href) => `<a href="${href}">Click</a>`),
  ...SCRIPTS.map((href) => `<p><a data-entry="7" href='${href}'>Click</a></p>`),
  ...TAGS.flatMap((tag) => ATTRIBUTES.map((attribute) => `<${tag} ${attribute}>Text</${tag}>`)),
  '<b>'.repeat(5_000),
  '<blockquote>'.repeat(5_000),
  `${'<table><tr><td>'.repeat(2_000)}a`,
  `<p ${'a=1 '.repeat(1_000)}>a</p>`,
];

const text = (value: string, marks: unknown[] = []) => ({ type: 'text', text: value, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const document = (...content: unknown[]) => ({ type: 'doc', content });

const DOCUMENT_CASES: unknown[] = [
  ...ELEMENTS.map((element) => document(paragraph(text(element)))),
  ...ELEMENTS.map((caption) => document({ type: 'mediaPicture', attrs: { media: 1, caption } })),
  ...ELEMENTS.map((label) =>
    document(paragraph({ type: 'mediaFile', attrs: { media: 1, label } })),
  ),
  ...SCRIPTS.map((href) => document(paragraph(text('a', [{ type: 'link', attrs: { href } }])))),
  ...SCRIPTS.map((lang) => document({ ...paragraph(text('a')), attrs: { lang } })),
  ...SCRIPTS.map((href) =>
    document(
      paragraph(text('a', [{ type: 'link', attrs: { href: '/a', entry: href, onclick: href } }])),
    ),
  ),
  ...['script', 'iframe', 'image', 'codeBlock', 'constructor', '__proto__', 'toString'].map(
    (type) => document({ type, attrs: { src: 'javascript:alert(1)' } }),
  ),
  ...['script', 'code', 'constructor', '__proto__'].map((type) =>
    document(paragraph(text('a', [{ type, attrs: { href: 'javascript:alert(1)' } }]))),
  ),
  JSON.parse('{"type":"doc","__proto__":{"onclick":"a"},"content":[{"type":"paragraph"}]}'),
  JSON.parse(
    '{"type":"doc","content":[{"type":"heading","attrs":{"level":"2 onclick=alert(1)"}}]}',
  ),
];

/** As the server stores and shows a document: what is refused is nowhere shown. */
const shownDocument = (value: unknown): string => (isRichText(value) ? shownInPage(value) : '');

const shownInPage = (value: RichText): string =>
  safeHtml(
    richTextToHtml(value, {
      picture: (_id, caption) => `<figure><figcaption>${caption}</figcaption></figure>`,
      fileAddress: () => '/files/1',
      entryPath: () => '/news/1',
    }),
  );

describe('hostile texts', () => {
  it('are more than 200 of each form', () => {
    expect(HTML_CASES.length).toBeGreaterThan(200);
    expect(DOCUMENT_CASES.length).toBeGreaterThan(200);
  });

  it('as HTML become nothing but text', () => {
    const found = HTML_CASES.flatMap((html) => {
      const value = htmlToRichText(html);
      const dangers = [...dangersIn(shown(value)), ...dangersIn(shownInPage(value))];
      return dangers.map((danger) => `${danger}: ${html.slice(0, 80)}`);
    });
    expect(found).toEqual([]);
  });

  it('as HTML that no editor made are sanitized too', () => {
    const found = HTML_CASES.flatMap((html) =>
      dangersIn(safeHtml(html))
        // The sanitizer keeps pictures, which only the server writes.
        .filter((danger) => !/^(img|a) ?(src|href|alt)?$/.test(danger))
        .map((danger) => `${danger}: ${html.slice(0, 80)}`),
    );
    expect(found).toEqual([]);
  });

  it('as documents are refused, or become nothing but text', () => {
    const found = DOCUMENT_CASES.flatMap((value) =>
      dangersIn(shownDocument(value)).map((danger) => `${danger}: ${JSON.stringify(value)}`),
    );
    expect(found).toEqual([]);
  });

  it('of any characters become nothing but text', () => {
    const markup = fc
      .array(
        fc.oneof(
          fc.constantFrom(...ELEMENTS, ...SCRIPTS, '<', '>', '"', "'", '&', '/', '='),
          fc.string(),
        ),
        {
          maxLength: 8,
        },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(markup, (html) => {
        expect(dangersIn(shown(htmlToRichText(html)))).toEqual([]);
        expect(dangersIn(shownDocument(document(paragraph(text(html || 'a')))))).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
