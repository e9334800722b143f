import type { ResoListing } from '../../reso/reso-listing.js';
import type { Row } from '../csv/row.js';
import type { Mend } from '../reasons.js';

/** What a feed makes of a row. */
export interface FeedListing {
  listing: ResoListing;
  /** Whatever tells that two rows are one home, besides the listing's key. */
  duplicateKeys: string[];
  mends: Mend[];
}

/** A source of listings: how its files are known, and how a row of it is read. */
export interface Feed<Column extends string = string> {
  name: string;
  title: string;
  /** The columns that are read; a file that has them all, in any order, is of this feed. */
  columns: readonly Column[];
  /**
   * The key of the listing that the row is about, also of one that is of no other use.
   *
   * @throws UnusableRow when it does not tell
   */
  keyOf(row: Row<Column>): string;
  /** @throws UnusableRow when no listing can be made of the row */
  read(row: Row<Column>): FeedListing;
}

export type Note = (reason: Mend['reason'], detail: string) => void;
