import { isDeepStrictEqual } from 'node:util';
import { alignCodes, type Code, type Inline, type TextUnit } from './inline.js';
import { toTranslatable } from './translatable.js';
import { hashOf, shapeHashOf } from './translation-hash.js';
import type { ReadField, ReadUnit, WrittenUnit } from './xliff-document.js';
import type { Field } from '../types/content-type.js';
import { isFilled } from '../types/entry-data.js';

/** Why the translation of a field is refused. */
export type RefusalReason =
  | 'no-source'
  | 'source-form-changed'
  | 'translated-meanwhile'
  | 'units'
  | 'incomplete'
  | 'inline'
  | 'codes'
  | 'invalid';

export interface FieldTexts {
  source: unknown;
  /** The current translation. */
  target: unknown;
}

export type ImportedField =
  | { outcome: 'refused'; reason: RefusalReason; unit?: string }
  /** Nothing of it was translated, or it is as it was. */
  | { outcome: 'unchanged' }
  | {
      outcome: 'taken';
      value: unknown;
      /** The source text that was translated, where it is another one now. */
      translatedFrom?: unknown;
    };

/** The units of a field, with the current translation where it has the same form. */
export function unitsOf(field: Field, { source, target }: FieldTexts): WrittenUnit[] {
  const from = toTranslatable(field, source);
  const to = isFilled(target) ? toTranslatable(field, target) : undefined;
  const fits = to !== undefined && isDeepStrictEqual(to.shape, from.shape);
  return from.units.map((unit, index) => {
    const translation = fits ? to.units[index] : undefined;
    return { source: unit, target: translation ? alignCodes(unit, translation) : null };
  });
}

const refused = (reason: RefusalReason, unit?: string): ImportedField => ({
  outcome: 'refused',
  reason,
  unit,
});

/** The value that a translated file makes of a field. */
export function importField(field: Field, texts: FieldTexts, read: ReadField): ImportedField {
  if (!isFilled(texts.source)) return refused('no-source');
  const translatable = toTranslatable(field, texts.source);
  if (read.shapeHash !== shapeHashOf(translatable)) return refused('source-form-changed');
  const units = unitsOf(field, texts);
  if (!hasUnits(read, units.length)) return refused('units');
  if (read.units.every(({ target }) => target === null)) return { outcome: 'unchanged' };
  const isSame = units.every(({ target }, index) =>
    isDeepStrictEqual(target && plain(target.content), plain(read.units[index]?.target ?? [])),
  );
  if (isSame && !read.units.every(({ isConfirmed }) => isConfirmed))
    return { outcome: 'unchanged' };
  const problem = isSame ? undefined : firstProblem(read.units, units);
  if (problem) return problem;
  if (read.targetHash !== hashOf(texts.target)) return refused('translated-meanwhile');
  const value = isSame ? texts.target : valueOf(field, texts, read, units);
  if (read.sourceHash === hashOf(texts.source)) return { outcome: 'taken', value };
  const sources = read.units.map((unit, index) => withCodes(unit.source, units[index]));
  return { outcome: 'taken', value, translatedFrom: translatable.build(sources) };
}

const hasUnits = ({ name, units }: ReadField, count: number): boolean =>
  units.length === count && units.every(({ id }, index) => id === `${name}.${index + 1}`);

/** The items of a list keep what is not translated, such as a year, of the translation that is there. */
function valueOf(
  field: Field,
  { source, target }: FieldTexts,
  read: ReadField,
  units: readonly WrittenUnit[],
): unknown {
  const keepsItems = field.kind === 'list' && units.some((unit) => unit.target !== null);
  const contents = read.units.map((unit, index) => withCodes(unit.target ?? [], units[index]));
  return toTranslatable(field, keepsItems ? target : source).build(contents);
}

const withCodes = (content: Inline[], unit: WrittenUnit | undefined): TextUnit => ({
  content,
  codes: codesOf(unit),
});

const codesOf = (unit: WrittenUnit | undefined): Code[] =>
  unit ? (unit.target ?? unit.source).codes : [];

/** Comparable: without empty texts. */
const plain = (content: readonly Inline[]): Inline[] =>
  content.flatMap((part): Inline[] => {
    if (part === '') return [];
    return [typeof part === 'string' ? part : { ...part, children: plain(part.children) }];
  });

function firstProblem(
  read: readonly ReadUnit[],
  units: readonly WrittenUnit[],
): ImportedField | undefined {
  for (const [index, { id, target, problem }] of read.entries()) {
    const unit = units[index];
    if (problem) return refused('inline', id);
    if (target === null) return refused('incomplete', id);
    if (unit && !hasItsCodes(target, unit)) return refused('codes', id);
  }
  return undefined;
}

/** Each code at most once; links and files are all there. */
function hasItsCodes(content: readonly Inline[], unit: WrittenUnit): boolean {
  const codes = codesOf(unit);
  const numbers = numbersOf(content);
  const isKnown = numbers.every((number) => codes[number] !== undefined);
  const isOnce = new Set(numbers).size === numbers.length;
  const needed = neededOf(unit.source);
  return (
    isKnown && isOnce && needed.every((number) => numbers.includes(number)) && fits(content, codes)
  );
}

const numbersOf = (content: readonly Inline[]): number[] =>
  content.flatMap((part) =>
    typeof part === 'string' ? [] : [part.code, ...numbersOf(part.children)],
  );

const neededOf = ({ codes }: TextUnit): number[] =>
  codes.flatMap(({ type }, index) => (type === 'fmt' ? [] : [index]));

/** A line break spans nothing, and the name of a file has no codes of its own. */
const fits = (content: readonly Inline[], codes: readonly Code[]): boolean =>
  content.every((part) => {
    if (typeof part === 'string') return true;
    const code = codes[part.code];
    if (code?.element === 'ph') return part.children.length === 0;
    if (code?.node) return part.children.every((child) => typeof child === 'string');
    return fits(part.children, codes);
  });
