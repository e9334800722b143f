import type { PublishedEntry, StoredEntry } from './published-snapshot.js';
import type { FieldsOf } from '../types/content-type.js';

/** What a call asks for of a list. */
export interface PageQuery {
  /** Counts from 1. */
  page: number;
  limit: number;
  /** The number of an entry: the page that has it, in place of `page`. */
  entry?: number;
}

/** A page of a list, and how many entries the whole list has. */
export interface PublishedPage<Fields extends FieldsOf = FieldsOf> {
  entries: PublishedEntry<Fields>[];
  total: number;
  page: number;
  limit: number;
}

/** The entries of a list, of which a response reads only what it shows: a type may have thousands. */
export interface OpenList<Fields extends FieldsOf> {
  all: readonly StoredEntry[];
  read: (some: readonly StoredEntry[]) => PublishedEntry<Fields>[];
}

/** An entry, and what stands beside it in the list. */
export interface Neighbours<Fields extends FieldsOf> {
  entry: PublishedEntry<Fields>;
  before: PublishedEntry<Fields> | undefined;
  after: PublishedEntry<Fields> | undefined;
}
