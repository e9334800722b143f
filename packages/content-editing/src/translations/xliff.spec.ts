import { cleanRichText } from '@phantom/rich-text';
import fc from 'fast-check';
import { exportedField, importedField, withCopiedSources } from '../testing/xliff-field.js';
import { toTranslatable } from './translatable.js';
import { isFilled } from '../types/entry-data.js';
import { type Field } from '../types/content-type.js';
import { list, number, paragraphs, richText, text } from '../types/fields.js';

const label = { en: 'Text', de: 'Text', it: 'Testo', ru: 'Текст', es: 'Texto' };
const RICH = richText({ label, translated: true });
const LINE = text({ label, translated: true, max: 10_000, isBlock: true });
const PARAGRAPHS = paragraphs({ label, translated: true, max: 100 });
const LIST = list({
  label,
  translated: true,
  max: 100,
  fields: {
    title: text({ label, max: 1000 }),
    year: number({ label, min: 0, max: 3000 }),
    body: richText({ label }),
  },
});

/** Any text that PostgreSQL stores: with Cyrillic, emoji, bidi marks, line ends and what XML reserves or refuses. */
const words = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 10 }),
      fc.constantFrom(
        ...['Жильё', '👩‍👩‍👧‍👦 🏳️‍🌈', '\u202Eabc\u202C', '\u2066x\u2069', '<b>&amp;</b>', ']]>'],
        ...[
          '<!--',
          '<?x?>',
          '&lt;',
          '"',
          "'",
          '\r\n',
          '\r',
          '\t',
          '  ',
          '\u0085',
          '\u2028',
          '\uFEFF',
        ],
      ),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join('').replaceAll('\0', ''))
  .filter((joined) => joined !== '');

/** Half an emoji is no text. */
const short = words.map((text) => [...text].slice(0, 30).join(''));

const marks = fc
  .subarray([
    { type: 'bold' },
    { type: 'italic' },
    { type: 'link', attrs: { href: '/lending' } },
    { type: 'link', attrs: { href: 'https://example.com/?a=1&b="2"' } },
  ])
  .map((chosen) =>
    chosen.filter(({ type }, at) => chosen.findIndex((m) => m.type === type) === at),
  );
const inline = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
  fc.constant({ type: 'hardBreak' }),
  fc.record({
    type: fc.constant('mediaFile'),
    attrs: fc.record({
      media: fc.integer({ min: 1, max: 9 }),
      label: short,
    }),
  }),
);
const inlines = fc.array(inline, { maxLength: 6 });
const paragraph = inlines.map((content) => ({ type: 'paragraph', content }));
const heading = inlines.map((content) => ({ type: 'heading', attrs: { level: 2 }, content }));
const listItem = paragraph.map((content) => ({ type: 'listItem', content: [content] }));
const bullets = fc
  .array(listItem, { minLength: 1, maxLength: 3 })
  .map((content) => ({ type: 'bulletList', content }));
const picture = short.map((caption) => ({
  type: 'mediaPicture',
  attrs: { media: 3, caption },
}));
const cell = paragraph.map((content) => ({ type: 'tableCell', content: [content] }));
const table = fc
  .array(cell, { minLength: 1, maxLength: 3 })
  .map((content) => ({ type: 'table', content: [{ type: 'tableRow', content }] }));
const quote = paragraph.map((content) => ({ type: 'blockquote', content: [content] }));
const documents = fc
  .array(fc.oneof(paragraph, heading, bullets, picture, table, quote), {
    minLength: 1,
    maxLength: 5,
  })
  // As the editor stores it: texts with the same marks that follow one another are one.
  .map((content) => cleanRichText({ type: 'doc', content: joinedTexts(content) }));

interface Part {
  type: string;
  text?: string;
  marks?: unknown[];
  content?: Part[];
}
function joinedTexts(parts: readonly object[]): Part[] {
  const found: Part[] = [];
  for (const part of parts as Part[]) {
    const last = found.at(-1);
    const isSame = JSON.stringify(last?.marks ?? []) === JSON.stringify(part.marks ?? []);
    if (last?.type === 'text' && part.type === 'text' && isSame) last.text += part.text ?? '';
    else found.push({ ...part, ...(part.content && { content: joinedTexts(part.content) }) });
  }
  return found;
}

const items = fc.array(
  fc.record(
    { title: words, year: fc.integer({ min: 0, max: 3000 }), body: documents },
    { requiredKeys: [] },
  ),
  { minLength: 1, maxLength: 3 },
);

const cases: [string, Field, fc.Arbitrary<unknown>][] = [
  ['a text', LINE, words],
  [
    'paragraphs',
    PARAGRAPHS,
    fc.array(fc.oneof(words, fc.constant('')), { minLength: 1, maxLength: 4 }),
  ],
  ['rich text', RICH, documents],
  ['a list', LIST, items],
];

const hasUnits = (field: Field, value: unknown) =>
  isFilled(value) && toTranslatable(field, value).units.length > 0;

describe('XLIFF', () => {
  it.each(cases)('changes nothing when %s is exported and imported', (_name, field, values) => {
    fc.assert(
      fc.property(values, fc.option(values), (source, target) => {
        fc.pre(hasUnits(field, source));
        const texts = { source, target };
        const xml = exportedField(field, texts);
        expect(importedField(xml, field, texts)).toMatchObject({ outcome: 'unchanged' });
      }),
      { numRuns: 150 },
    );
  });

  it.each(cases)('takes %s as it was translated', (_name, field, values) => {
    fc.assert(
      fc.property(values, (source) => {
        fc.pre(hasUnits(field, source));
        const texts = { source, target: null };
        const xml = withCopiedSources(exportedField(field, texts));
        expect(importedField(xml, field, texts)).toEqual({ outcome: 'taken', value: source });
      }),
      { numRuns: 150 },
    );
  });
});
