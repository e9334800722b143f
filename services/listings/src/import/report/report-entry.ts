import type { Written } from '../../store/write-listings.js';
import type { Offer } from '../../listing/listing.entity.js';
import type { Borough } from '../../geography/borough.js';
import type { Mend, SkipReason } from '../reasons.js';

/** What became of one line of the file. */
export type ReportEntry = { line: number } & (
  | { kind: 'taken'; key: string; written: Written; offer: Offer; borough: Borough; mends: Mend[] }
  | { kind: 'duplicate'; key: string; of: number }
  | { kind: 'skipped'; reason: SkipReason; detail: string }
);
