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
  key: string;
}

/** A line of which nothing could be made. */
export interface SkippedLine {
  kind: 'skipped';
  line: number;
  reason: SkipReason;
  detail: string;
  /** The homes that it may be about: they are not gone because their line is broken. */
  keys: string[];
}

export type Outcome = TakenLine | DuplicateLine | SkippedLine;
