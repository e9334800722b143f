import { LANGUAGES } from '@phantom/service-kit';
import type { Inline } from './inline.js';
import { elementsOf, readXml, textOf, type XmlElement, XmlError } from './read-xml.js';
import type { ReadDocument, ReadField, ReadFile, ReadUnit } from './xliff-document.js';

const VERSIONS = ['2.0', '2.1'];

/** States of a segment that a translator has finished. */
const FINISHED = ['translated', 'reviewed', 'final'];

/**
 * Reads an XLIFF 2 document.
 *
 * @throws XmlError where it cannot be read
 */
export function readXliff(xml: string): ReadDocument {
  const root = readXml(xml);
  const { version = '', srcLang = '', trgLang = '' } = root.attributes;
  if (root.name !== 'xliff' || !VERSIONS.includes(version)) {
    throw new XmlError('it is not XLIFF 2.0 or 2.1');
  }
  // Tools add regions: `de-DE`.
  const target = LANGUAGES.find((language) => language === trgLang.split('-')[0]?.toLowerCase());
  if (!target) throw new XmlError(`the language ${trgLang || 'of the translation'} is unknown`);
  const source = srcLang.split('-')[0]?.toLowerCase() ?? '';
  return { source, target, files: elementsOf(root, 'file').map(readFile) };
}

const readFile = (file: XmlElement): ReadFile => ({
  original: file.attributes['original'] ?? '',
  fields: elementsOf(file, 'group').map(readField),
});

function readField(group: XmlElement): ReadField {
  const notes = elementsOf(group, 'notes').flatMap((each) => elementsOf(each, 'note'));
  const noteOf = (category: string): string => {
    const note = notes.find(({ attributes }) => attributes['category'] === category);
    return note ? textOf(note).trim() : '';
  };
  return {
    name: group.attributes['id'] ?? '',
    sourceHash: noteOf('source-hash'),
    shapeHash: noteOf('shape-hash'),
    targetHash: noteOf('target-hash'),
    units: elementsOf(group, 'unit').map(readUnit),
  };
}

function readUnit(unit: XmlElement): ReadUnit {
  const id = unit.attributes['id'] ?? '';
  const parts = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  const problems: NonNullable<ReadUnit['problem']>[] = [];
  const contentOf = (element: XmlElement | undefined): Inline[] =>
    element ? readInline(element, problems) : [];
  const sources = parts.map((part) => contentOf(elementsOf(part, 'source')[0]));
  const targets = parts.flatMap((part, index) => {
    const [target] = elementsOf(part, 'target');
    // White space between two segments is the same in the translation.
    if (!target && part.name === 'ignorable')
      return [{ order: index, content: sources[index] ?? [] }];
    const order = Number(target?.attributes['order'] ?? index + 1) - 1;
    return target ? [{ order, content: contentOf(target) }] : [];
  });
  const content = targets
    .toSorted((one, other) => one.order - other.order)
    .flatMap((target) => target.content);
  const isComplete = targets.length === parts.length && content.length > 0;
  const states = parts.flatMap(({ attributes }) => attributes['state'] ?? []);
  return {
    id,
    source: joined(sources.flat()),
    target: isComplete ? joined(content) : null,
    isConfirmed: states.length > 0 && states.every((state) => FINISHED.includes(state)),
    ...(problems[0] && { problem: problems[0] }),
  };
}

function readInline(element: XmlElement, problems: NonNullable<ReadUnit['problem']>[]): Inline[] {
  return element.children.flatMap((child): Inline[] => {
    if (typeof child === 'string') return [child];
    const { name, attributes } = child;
    if (name === 'cp') return [characterOf(attributes['hex'], problems)];
    // Remarks of a translator around words.
    if (name === 'mrk') return readInline(child, problems);
    if (name === 'sm' || name === 'em') return [];
    if (name !== 'pc' && name !== 'ph') {
      problems.push('inline');
      return [];
    }
    const id = attributes['id'] ?? '';
    if (!/^[1-9]\d{0,3}$/.test(id)) problems.push('inline');
    const children = name === 'pc' ? joined(readInline(child, problems)) : [];
    return [{ code: Number(id) - 1, children }];
  });
}

function characterOf(hex = '', problems: NonNullable<ReadUnit['problem']>[]): string {
  const point = /^[0-9a-f]{4,6}$/i.test(hex) ? Number.parseInt(hex, 16) : Number.NaN;
  const isCharacter = point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  if (isCharacter) return String.fromCodePoint(point);
  problems.push('inline');
  return '';
}

/** Texts that follow one another become one; empty ones are dropped. */
function joined(content: readonly Inline[]): Inline[] {
  const found: Inline[] = [];
  for (const part of content) {
    const last = found.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string') found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}
