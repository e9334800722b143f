import type { Language } from '@phantom/service-kit';
import type { Inline, TextUnit } from './inline.js';

/** The namespace of XLIFF 2.0 and 2.1. */
export const XLIFF_NAMESPACE = 'urn:oasis:names:tc:xliff:document:2.0';

/** Bytes of a file that is imported: what the gateway lets through. */
export const MAX_XLIFF_BYTES = 1_000_000;

/** A unit that is written: its source, and its translation where there is one. */
export interface WrittenUnit {
  source: TextUnit;
  target: TextUnit | null;
}

export interface WrittenField {
  name: string;
  /** For the translator. */
  label: string;
  /** Report what has changed until the import: the source, its units, the translation. */
  sourceHash: string;
  shapeHash: string;
  targetHash: string;
  isCurrent: boolean;
  units: WrittenUnit[];
}

/** One entry. */
export interface WrittenFile {
  /** `content/newsletter/12`: the service, the type and the id of the entry. */
  original: string;
  title: string;
  fields: WrittenField[];
}

/** A unit that was read. */
export interface ReadUnit {
  /** `body.3`: the field and the number of the unit. */
  id: string;
  source: Inline[];
  /** Null: not translated. */
  target: Inline[] | null;
  /** The translator confirmed it, changed or not. */
  isConfirmed: boolean;
  /** Why it cannot be used. */
  problem?: 'inline';
}

export interface ReadField {
  name: string;
  sourceHash: string;
  shapeHash: string;
  targetHash: string;
  units: ReadUnit[];
}

export interface ReadFile {
  original: string;
  fields: ReadField[];
}

export interface ReadDocument {
  source: string;
  target: Language;
  files: ReadFile[];
}
