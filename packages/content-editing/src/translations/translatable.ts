import { cleanRichText } from '@phantom/rich-text';
import { type InlineNode, nodesOf, plainUnit, type TextUnit, unitOf, wordsOf } from './inline.js';
import type { Field } from '../types/content-type.js';

/** The value of a field, as its translatable units and what stays around them. */
export interface Translatable {
  units: TextUnit[];
  /** The form of the value without its words: two values of one shape have the same units. */
  shape: unknown;
  /** The value with other contents of its units, in their order. */
  build: (contents: readonly Content[]) => unknown;
}

/** A content and the codes that it names. */
type Content = TextUnit;

/** The place of a unit in a shape. */
interface UnitPlace {
  unit: number;
}

/** A block of the JSON of ProseMirror. */
interface Block {
  type: string;
  attrs?: Record<string, unknown>;
  content?: (Block & InlineNode)[];
}

/** Whether an agency gets the texts of a field. */
export const isTranslatable = ({ kind, translated, fields = {} }: Field): boolean =>
  Boolean(translated) &&
  (isText(kind) || (kind === 'list' && Object.values(fields).some((field) => isText(field.kind))));

const isText = (kind: Field['kind']): boolean =>
  kind === 'text' || kind === 'paragraphs' || kind === 'rich-text';

/** @param value a stored value of the field, not null */
export function toTranslatable(field: Field, value: unknown): Translatable {
  switch (field.kind) {
    case 'rich-text':
      return ofRichText(value as Block);
    case 'paragraphs':
      return ofTexts(value as string[]);
    case 'list':
      return ofItems(field, value as Record<string, unknown>[]);
    default: {
      const { units, shape, build } = ofTexts([String(value as string)]);
      return { units, shape, build: (contents) => (build(contents) as string[])[0] };
    }
  }
}

/** Empty texts have no unit: there is nothing to translate. */
function ofTexts(texts: readonly string[]): Translatable {
  const filled = texts.filter((text) => text !== '');
  return {
    units: filled.map(plainUnit),
    shape: texts.map((text) => text !== ''),
    build: (contents) => {
      const rest = contents.map(({ content }) => wordsOf(content));
      return texts.map((text) => (text === '' ? '' : (rest.shift() ?? '')));
    },
  };
}

function ofItems({ fields = {} }: Field, items: readonly Record<string, unknown>[]): Translatable {
  const parts = items.flatMap((item, index) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const value = item[name] ?? null;
      if (!isText(field.kind) || value === null) return [];
      return [{ index, name, ...toTranslatable(field, value) }];
    }),
  );
  return {
    units: parts.flatMap(({ units }) => units),
    shape: [items.length, parts.map(({ index, name, shape }) => [index, name, shape])],
    build: (contents) => {
      const built = items.map((item) => ({ ...item }));
      const rest = [...contents];
      for (const { index, name, units, build } of parts) {
        const item = built[index];
        if (item) item[name] = build(rest.splice(0, units.length));
      }
      return built;
    },
  };
}

function ofRichText(document: Block): Translatable {
  const units: TextUnit[] = [];
  const add = (unit: TextUnit): UnitPlace => ({ unit: units.push(unit) - 1 });

  function template({ content, attrs, ...block }: Block): object {
    const caption = attrs?.['caption'];
    if (block.type === 'mediaPicture' && typeof caption === 'string' && caption !== '') {
      return { ...block, attrs: { ...attrs, caption: add(plainUnit(caption)) } };
    }
    const own = { ...block, ...(attrs && { attrs }) };
    if (!content) return own;
    if (content.some(isInline)) return { ...own, content: add(unitOf(content)) };
    return { ...own, content: content.map(template) };
  }

  const shape = template(document);
  return { units, shape, build: (contents) => cleanRichText(filledIn(shape, contents)) };
}

const INLINE_NODES = new Set(['text', 'hardBreak', 'mediaFile']);
const isInline = ({ type }: { type: string }): boolean => INLINE_NODES.has(type);

/** The document of a shape with the contents of its units. */
function filledIn(part: unknown, contents: readonly Content[]): unknown {
  if (Array.isArray(part)) return part.map((each) => filledIn(each, contents));
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]: [string, unknown]) => {
      if (!isUnitPlace(value)) return [name, filledIn(value, contents)];
      const { content, codes } = contents[value.unit] ?? plainUnit('');
      return [name, name === 'caption' ? wordsOf(content) : nodesOf(content, codes)];
    }),
  );
}

const isUnitPlace = (value: unknown): value is UnitPlace =>
  typeof value === 'object' &&
  value !== null &&
  'unit' in value &&
  Object.keys(value).length === 1 &&
  typeof value.unit === 'number';
