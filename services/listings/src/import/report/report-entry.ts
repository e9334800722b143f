import type { Borough } from '../../geography/borough.js';
import type { Offer } from '../../listing/listing.entity.js';
import type { Written } from '../../store/write-listings.js';
import type { Stored } from '../import-store.js';
import type { DuplicateLine, Outcome, SkippedLine, TakenLine } from '../outcome.js';
import type { Mend } from '../reasons.js';

/** What became of a line of which a listing was made. */
export interface StoredLine extends Written {
  kind: 'taken';
  line: number;
  key: string;
  offer: Offer;
  borough: Borough;
  mends: Mend[];
}

/** What became of one line of the file. */
export type ReportEntry = StoredLine | DuplicateLine | SkippedLine;

/** Joins what was made of the lines with what became of it in the database. */
export function entriesOf(
  outcomes: readonly Outcome[],
  fates: ReadonlyMap<TakenLine, Stored | undefined>,
): ReportEntry[] {
  return outcomes.map((outcome) =>
    outcome.kind === 'taken' ? entryOf(outcome, fates.get(outcome)) : outcome,
  );
}

function entryOf({ line, listing, mends }: TakenLine, stored: Stored | undefined): ReportEntry {
  if (!stored) throw new Error(`Nobody knows what became of line ${line}`);
  const key = listing.ListingKey;
  if ('refused' in stored) {
    const detail = stored.refused;
    return { kind: 'skipped', line, reason: 'refused-by-database', detail, key, guesses: [] };
  }
  const offer = listing.PropertyType === 'Residential Lease' ? 'rental' : 'sale';
  return { kind: 'taken', line, key, ...stored, offer, borough: listing.Borough, mends };
}
