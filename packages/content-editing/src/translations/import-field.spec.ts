import { cleanRichText, richTextToHtml } from '@phantom/rich-text';
import { exportedField, importedField, withCopiedSources } from '../testing/xliff-field.js';
import { readXliff } from './read-xliff.js';
import { paragraphs, richText, text } from '../types/fields.js';

const label = { en: 'Text', de: 'Text', it: 'Testo', ru: 'Текст', es: 'Texto' };
const RICH = richText({ label, translated: true });
const LINE = text({ label, translated: true, max: 10_000, isBlock: true });
const PARAGRAPHS = paragraphs({ label, translated: true, max: 100 });

function doc(words: string, content: object[] = [{ type: 'text', text: words }]) {
  return cleanRichText({ type: 'doc', content: [{ type: 'paragraph', content }] });
}

describe('importField', () => {
  it('keeps the emphasis of a translation that the source does not have', () => {
    const source = doc('We buy.');
    const target = {
      ...doc('', [{ type: 'text', text: 'Wir kaufen.', marks: [{ type: 'bold' }] }]),
    };
    const texts = { source, target };
    const xml = exportedField(RICH, texts);

    expect(importedField(xml.replace('Wir kaufen.', 'Wir kaufen!'), RICH, texts)).toMatchObject({
      outcome: 'taken',
      value: { content: [{ content: [{ text: 'Wir kaufen!', marks: [{ type: 'bold' }] }] }] },
    });
  });

  const link = { type: 'link', attrs: { href: '/lending' } };
  const source = doc('', [
    { type: 'text', text: 'Read ' },
    { type: 'text', text: 'more', marks: [link] },
  ]);
  const texts = { source, target: null };
  const xml = exportedField(RICH, texts);
  const translated = (target: string) =>
    xml.replace('</source>', `</source><target>${target}</target>`);

  it('lets a link move and keeps its address', () => {
    const result = importedField(
      translated('<pc id="1" dispStart="x">Mehr</pc> lesen'),
      RICH,
      texts,
    );

    expect(result).toMatchObject({ outcome: 'taken' });
    const { value } = result as { value: ReturnType<typeof doc> };
    expect(richTextToHtml(value)).toBe('<p><a href="/lending">Mehr</a> lesen</p>');
  });

  it.each([
    ['without its link', 'Mehr lesen', 'codes'],
    ['with a link twice', '<pc id="1">Mehr</pc><pc id="1">lesen</pc>', 'codes'],
    ['with an unknown code', '<pc id="1">Mehr</pc><pc id="7">lesen</pc>', 'codes'],
    ['with an id that is no number', '<pc id="__proto__">Mehr</pc>', 'inline'],
    ['with an unknown element', '<pc id="1">Mehr</pc><b>lesen</b>', 'inline'],
    ['with half a character', '<pc id="1">Mehr</pc><cp hex="D800"/>', 'inline'],
    ['with no words', '', 'unchanged'],
  ])('refuses a translation %s', (_name, target, reason) => {
    const { outcome, reason: given } = importedField(translated(target), RICH, texts) as {
      outcome: string;
      reason?: string;
    };
    expect(given ?? outcome).toBe(reason);
  });

  it('reports a source that has changed since the export', () => {
    const now = {
      source: doc('', [
        { type: 'text', text: 'Please read ' },
        { type: 'text', text: 'more', marks: [link] },
      ]),
      target: null,
    };
    const result = importedField(translated('<pc id="1">Mehr</pc> lesen'), RICH, now);

    expect(result).toMatchObject({ outcome: 'taken', translatedFrom: source });
  });

  it('refuses a translation whose source has another form now', () => {
    const now = { source: doc('Read more'), target: null };
    expect(importedField(translated('<pc id="1">Mehr</pc>'), RICH, now)).toMatchObject({
      reason: 'source-form-changed',
    });
  });

  it('refuses a translation of a text that was translated here since', () => {
    const now = { source, target: doc('Mehr lesen') };
    expect(importedField(translated('<pc id="1">Mehr</pc>'), RICH, now)).toMatchObject({
      reason: 'translated-meanwhile',
    });
  });

  it('refuses a half translated text, and one with missing or added units', () => {
    const two = { source: ['One', 'Two'], target: null };
    const file = exportedField(PARAGRAPHS, two);
    const half = file.replace('</source>', '</source><target>Eins</target>');
    const less = withCopiedSources(file).replace(/<unit id="body\.2".*?<\/unit>/s, '');
    const more = withCopiedSources(file).replace(
      '</group>',
      '<unit id="body.3"><segment><source>x</source></segment></unit></group>',
    );

    expect(importedField(half, PARAGRAPHS, two)).toMatchObject({
      reason: 'incomplete',
      unit: 'body.2',
    });
    expect(importedField(less, PARAGRAPHS, two)).toMatchObject({ reason: 'units' });
    expect(importedField(more, PARAGRAPHS, two)).toMatchObject({ reason: 'units' });
  });

  it('reads a unit that a tool has cut into sentences', () => {
    const texts = { source: 'One. Two.', target: null };
    const file = exportedField(LINE, texts).replace(
      /<segment.*?<\/segment>/s,
      '<segment><source>One.</source><target order="3">Eins.</target></segment>' +
        '<ignorable><source> </source><target order="2"> </target></ignorable>' +
        '<segment><source>Two.</source><target order="1">Zwei.</target></segment>',
    );
    expect(importedField(file, LINE, texts)).toMatchObject({
      outcome: 'taken',
      value: 'Zwei. Eins.',
    });
  });
});

describe('readXliff', () => {
  const file = exportedField(LINE, { source: 'One', target: null });

  it.each([
    ['a document type', file.replace('<xliff', '<!DOCTYPE xliff><xliff')],
    [
      'entities that expand',
      file
        .replace('<xliff', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xliff')
        .replace('One', '&b;'),
    ],
    [
      'an external entity',
      file.replace('<xliff', '<!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff'),
    ],
    ['an unknown entity', file.replace('One', '&secret;')],
    ['an open element', file.replace('</xliff>', '')],
    ['no XML', 'PK\u0003\u0004'],
    ['nothing', ''],
    ['another format', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['XLIFF 1.2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"/>'],
    ['an unknown language', file.replace('trgLang="de"', 'trgLang="fr"')],
    ['no language', file.replace(' trgLang="de"', '')],
    ['depth', file.replace('One', `${'<mrk>'.repeat(60)}x${'</mrk>'.repeat(60)}`)],
    ['a null character', file.replace('One', '&#0;')],
  ])('refuses %s', (_name, xml) => {
    expect(() => readXliff(xml)).toThrow();
  });

  it('leaves out what tools add in other namespaces', () => {
    const match = '<m:matches xmlns:m="urn:x"><m:match><target>No</target></m:match></m:matches>';
    const [read] = readXliff(file.replace('<segment', `${match}<segment`)).files;
    expect(read?.fields[0]?.units).toEqual([
      { id: 'body.1', source: ['One'], target: null, isConfirmed: false },
    ]);
  });

  it('accepts a language with a region', () => {
    expect(readXliff(file.replace('trgLang="de"', 'trgLang="de-AT"')).target).toBe('de');
  });
});
