import type { ResoListing } from '../reso/reso-listing.js';
import type { Mend, SkipReason } from './reasons.js';

/** A line of which a listing was made. */
export interface TakenLine {
  kind: 'taken';
  line: number;
  listing: ResoListing;
  mends: Mend[];
}

/** A line that describes a home which an earlier line has described. */
export interface DuplicateLine {
  kind: 'duplicate';
  line: number;
  /** The line that was taken. */
  of: number;
  /** The key of the line that was taken. */
  ofKey: string;
  key: string;
}

/** A line of which nothing could be made. */
export interface SkippedLine {
  kind: 'skipped';
  line: number;
  reason: SkipReason;
  detail: string;
  /** The home that it is about, when it says so: it is not gone because its line is broken. */
  key: string | null;
  /** Keys guessed from a line that is no record. They may be made of any of its columns, so no report shows them. */
  guesses: string[];
}

export type Outcome = TakenLine | DuplicateLine | SkippedLine;
