import type { ResoListing } from '../../common/reso.js';
import type { Row } from '../csv/row.js';
import type { Mend } from './reasons.js';

export interface FeedListing {
  listing: ResoListing;
  /** Further keys by which two rows are about the same listing. */
  duplicateKeys: string[];
  mends: Mend[];
}

/** A source of listings: how to recognise its files, and how to read a row. */
export interface Feed<Column extends string = string> {
  name: string;
  title: string;
  /** The columns that are read. A file that has all of them, in any order, belongs to this feed. */
  columns: readonly Column[];
  /** The key of the listing in a row, even if the row has no valid listing. @throws UnusableRow when the row has no key */
  keyOf(row: Row<Column>): string;
  /** @throws UnusableRow when the row has no valid listing */
  read(row: Row<Column>): FeedListing;
}

export type Note = (reason: Mend['reason'], detail: string) => void;
