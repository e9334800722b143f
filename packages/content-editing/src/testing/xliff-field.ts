import {
  type FieldTexts,
  type ImportedField,
  importField,
  unitsOf,
} from '../translations/import-field.js';
import { readXliff } from '../translations/read-xliff.js';
import { toTranslatable } from '../translations/translatable.js';
import { hashOf, shapeHashOf } from '../translations/translation-hash.js';
import { writeXliff } from '../translations/write-xliff.js';
import type { Field } from '../types/content-type.js';

/** The XML of one field. */
export function exportedField(field: Field, { source, target }: FieldTexts): string {
  const shapeHash = shapeHashOf(toTranslatable(field, source));
  const hashes = { sourceHash: hashOf(source), shapeHash, targetHash: hashOf(target) };
  const units = unitsOf(field, { source, target });
  const written = { name: 'body', label: 'Text', ...hashes, isCurrent: false, units };
  return writeXliff('de', [
    { original: 'content/newsletter/1', title: 'Any “title” & <more>', fields: [written] },
  ]);
}

export function importedField(xml: string, field: Field, texts: FieldTexts): ImportedField {
  const [read] = readXliff(xml).files[0]?.fields ?? [];
  if (!read) throw new Error('no field was read');
  return importField(field, texts, read);
}

/** What an agency does that copies the source. */
export const withCopiedSources = (xml: string): string =>
  xml.replace(
    /<source>(.*?)<\/source>(?:<target>.*?<\/target>)?/gs,
    (_, source: string) => `<source>${source}</source><target>${source}</target>`,
  );
