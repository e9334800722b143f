import fc from 'fast-check';
import {
  cleanRichText,
  htmlToRichText,
  isRichText,
  type RichText,
  richTextToHtml,
} from './index.js';

/** The HTML of the document of some HTML. */
const roundTrip = (html: string): string => richTextToHtml(htmlToRichText(html));

const document = (...content: unknown[]): RichText => ({ type: 'doc', content });

describe('documents', () => {
  const words = fc
    .array(fc.stringMatching(/^[\p{L}\d&<>"'.,]{1,12}$/u), { minLength: 1, maxLength: 6 })
    .map((all) => all.join(' '));
  const language = fc.option(fc.constantFrom('de', 'it', 'pt-BR'), { nil: null });
  const marks = fc.subarray([
    {
      type: 'link',
      attrs: { href: '/lending?a=1&b="2"', entry: null as number | null },
    },
    { type: 'bold' },
    { type: 'italic' },
  ]);
  const inline = fc.oneof(
    { weight: 6, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
    fc.record({
      type: fc.constant('mediaFile'),
      attrs: fc.record({ media: fc.integer({ min: 1, max: 99 }), label: words }),
    }),
  );
  // A text with its own marks between files: two texts with the same marks are one.
  const line = fc
    .array(inline, { minLength: 1, maxLength: 4 })
    .map((parts) =>
      parts.flatMap((part, index) => (index > 0 ? [{ type: 'hardBreak' }, part] : [part])),
    );
  const { block } = fc.letrec<Record<'block' | 'paragraph' | 'item', unknown>>((tie) => ({
    paragraph: fc.record({
      type: fc.constant('paragraph'),
      attrs: fc.record({ lang: language }),
      content: line,
    }),
    item: fc
      .tuple(language, tie('paragraph'), fc.array(tie('block'), { maxLength: 2 }))
      .map(([lang, first, others]) => ({
        type: 'listItem',
        attrs: { lang },
        content: [first, ...others],
      })),
    block: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      tie('paragraph'),
      fc.record({
        type: fc.constant('heading'),
        attrs: fc.record({ level: fc.constantFrom(2, 3, 4), lang: language }),
        content: line,
      }),
      fc.record({
        type: fc.constant('mediaPicture'),
        attrs: fc.record({ media: fc.integer({ min: 1, max: 99 }), caption: words }),
      }),
      fc.record({
        type: fc.constant('bulletList'),
        attrs: fc.record({ lang: language }),
        content: fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      }),
      fc.record({
        type: fc.constant('blockquote'),
        attrs: fc.record({ lang: language }),
        content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
      }),
      fc.record({
        type: fc.constant('table'),
        content: fc.array(
          fc.record({
            type: fc.constant('tableRow'),
            content: fc.array(
              fc.record({
                type: fc.constantFrom('tableCell', 'tableHeader'),
                content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
              }),
              { minLength: 2, maxLength: 2 },
            ),
          }),
          { minLength: 1, maxLength: 3 },
        ),
      }),
    ),
  }));
  const documents = fc
    .array(block, { minLength: 1, maxLength: 5 })
    .map((content) => cleanRichText(document(...content)));

  it('come back from their HTML', () => {
    fc.assert(
      fc.property(documents, (value) => {
        expect(htmlToRichText(richTextToHtml(value))).toEqual(value);
      }),
      { numRuns: 150 },
    );
  });

  it('are what their cleaned form is', () => {
    fc.assert(
      fc.property(documents, (value) => {
        expect(isRichText(value)).toBe(true);
        expect(cleanRichText(value)).toEqual(value);
      }),
      { numRuns: 100 },
    );
  });

  it('have stable HTML, whatever HTML they were made of', () => {
    const tags = fc.constantFrom(
      ...['p', 'div', 'h1', 'h2', 'ul', 'ol', 'li', 'b', 'i', 'a href="/x"', 'table', 'tr', 'td'],
      ...['blockquote', 'figure data-media="3"', 'span lang="de"', 'br', 'svg', 'script', 'style'],
    );
    const markup = fc
      .array(fc.oneof(words, fc.tuple(tags, fc.boolean())), { maxLength: 25 })
      .map((parts) =>
        parts
          .map((part) =>
            typeof part === 'string'
              ? part.replace(/[&<>]/g, '')
              : `<${part[1] ? '/' : ''}${part[1] ? part[0].split(' ')[0] : part[0]}>`,
          )
          .join(''),
      );
    fc.assert(
      fc.property(markup, (html) => {
        // Spaces at the edges of blocks go in the first round.
        const once = roundTrip(roundTrip(html));
        expect(isRichText(htmlToRichText(html))).toBe(true);
        expect(roundTrip(once)).toBe(once);
      }),
      { numRuns: 300 },
    );
  });
});
