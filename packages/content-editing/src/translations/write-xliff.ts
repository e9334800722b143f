import { FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';
import type { Code, Inline, TextUnit } from './inline.js';
import {
  type WrittenField,
  type WrittenFile,
  type WrittenUnit,
  XLIFF_NAMESPACE,
} from './xliff-document.js';

/** An XLIFF 2.1 document: a file for each entry, a group for each field, a unit for each text. */
export const writeXliff = (language: Language, files: readonly WrittenFile[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${XLIFF_NAMESPACE}" version="2.1" srcLang="${FALLBACK_LANGUAGE}" trgLang="${language}">`,
    ...files.map(writeFile),
    '</xliff>',
    '',
  ].join('\n');

const writeFile = ({ original, title, fields }: WrittenFile, index: number): string =>
  [
    `<file id="f${index + 1}" original="${attribute(original)}" xml:space="preserve">`,
    note('entry', title),
    ...fields.map(writeField),
    '</file>',
  ].join('\n');

const writeField = ({ name, label, isCurrent, units, ...hashes }: WrittenField) =>
  [
    `<group id="${attribute(name)}" name="${attribute(label)}">`,
    '<notes>',
    noteOf('source-hash', hashes.sourceHash),
    noteOf('shape-hash', hashes.shapeHash),
    noteOf('target-hash', hashes.targetHash),
    '</notes>',
    ...units.map((unit, index) => writeUnit(`${name}.${index + 1}`, unit, isCurrent)),
    '</group>',
  ].join('\n');

const note = (category: string, value: string): string =>
  `<notes>${noteOf(category, value)}</notes>`;
const noteOf = (category: string, value: string): string =>
  `<note category="${category}">${attribute(value)}</note>`;

function writeUnit(id: string, { source, target }: WrittenUnit, isCurrent: boolean): string {
  const state = target && isCurrent ? 'translated' : 'initial';
  const translation = target && `<target>${inline(target.content, target)}</target>`;
  return (
    `<unit id="${attribute(id)}"><segment state="${state}">` +
    `<source>${inline(source.content, source)}</source>${translation ?? ''}</segment></unit>`
  );
}

/** Ids of codes are counted from 1. */
const inline = (content: readonly Inline[], unit: TextUnit): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return text(part);
      const code = unit.codes[part.code];
      if (!code) return '';
      const start = `<${code.element} id="${part.code + 1}"${attributesOf(code)}`;
      if (code.element === 'ph') return `${start}/>`;
      return `${start}>${inline(part.children, unit)}</pc>`;
    })
    .join('');

function attributesOf({ element, type, subType, label }: Code): string {
  // A link or a file must not get lost; emphasis may be another one in another language.
  const isKept = type === 'link' || type === 'other';
  const rules = `canCopy="no"${isKept ? ' canDelete="no"' : ''}`;
  const shown = label && ` ${element === 'pc' ? 'dispStart' : 'disp'}="${attribute(label)}"`;
  return ` type="${type}"${subType ? ` subType="${subType}"` : ''} ${rules}${shown ?? ''}`;
}

/** Characters that XML does not have, or that parsers normalize. */
// eslint-disable-next-line no-control-regex
const UNSAFE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g;

const escaped = (value: string): string =>
  value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const text = (value: string): string =>
  escaped(value).replace(UNSAFE, (character) => {
    const hex = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    return `<cp hex="${hex}"/>`;
  });

const attribute = (value: string): string => escaped(value.replace(UNSAFE, ' '));
