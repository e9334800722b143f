import type { ResoListing } from '../../common/reso.js';
import type { PictureLink } from '../../feed-pictures/feed-picture-records.js';
import type { EarlierPrice } from '../../listings/earlier-prices.js';
import type { Media } from '../../listings/listing.entity.js';
import type { OpenHousePeriod } from '../../listings/open-house-writer.js';
import type { Row } from '../csv/row.js';
import type { Mend } from './reasons.js';

/** What the Web API has of a listing, and the files do not. */
export interface ListingExtras {
  furnished: string | null;
  publicRemarks: string | null;
  listOfficeName: string | null;
  media: Media[];
  /** In the order in which they are shown; the service downloads them. Undefined: those that are stored stay. */
  pictures: PictureLink[] | undefined;
  /** Undefined: those that are stored stay. */
  openHouses: OpenHousePeriod[] | undefined;
  /** When it came on the market. Undefined: when it is imported. */
  enteredAt: Date | undefined;
  earlierPrice: EarlierPrice | undefined;
}

export type ImportedListing = ResoListing & { extras?: ListingExtras };

export interface FeedListing {
  listing: ImportedListing;
  /** Further keys by which two rows are about the same listing. */
  duplicateKeys: string[];
  mends: Mend[];
}

export interface FeedName {
  /** The source of its listings in the database. */
  name: string;
  title: string;
}

/** A source of listings in files: how to recognise them, and how to read a row. */
export interface Feed<Column extends string = string> extends FeedName {
  /** The columns that are read. A file that has all of them, in any order, belongs to this feed. */
  columns: readonly Column[];
  /** The key of the listing in a row, even if the row has no valid listing. @throws UnusableRow when the row has no key */
  keyOf(row: Row<Column>): string;
  /** @throws UnusableRow when the row has no valid listing */
  read(row: Row<Column>): FeedListing;
}

export type Note = (reason: Mend['reason'], detail: string) => void;
