import type { Borough } from '../../geography/borough.js';
import type { Offer } from '../../listing/listing.entity.js';
import type { Fate } from '../../store/write-listings.js';
import type { Missing } from '../find-vanished.js';
import type { MendReason, SkipReason } from '../reasons.js';
import type { TooManyVanishedError } from '../too-many-vanished.js';
import type { ReportEntry, StoredLine } from './report-entry.js';
import { Tally } from './tally.js';

/** The figures of an import, gathered entry by entry. */
export class ImportSummary {
  lines = 0;
  duplicates = 0;
  /** Taken lines with at least one mend; a line may have several. */
  mended = 0;
  /** Homes that had another price before. */
  newPrices = 0;
  readonly taken = new Tally<Fate>();
  readonly mends = new Tally<MendReason>();
  readonly skips = new Tally<SkipReason>();
  readonly boroughs = new Tally<`${Borough} ${Offer}`>();

  constructor(
    readonly missing: Missing,
    /** Why an import of this file would be refused; only a dry run comes so far. */
    readonly refusal: TooManyVanishedError | null = null,
  ) {}

  add(entry: ReportEntry): void {
    this.lines += 1;
    if (entry.kind === 'duplicate') this.duplicates += 1;
    else if (entry.kind === 'skipped') this.skips.add(entry.reason, entry.line);
    else this.addTaken(entry);
  }

  private addTaken(entry: StoredLine): void {
    this.taken.add(entry.fate, entry.line);
    if (entry.price) this.newPrices += 1;
    this.boroughs.add(`${entry.borough} ${entry.offer}`, entry.line);
    if (entry.mends.length > 0) this.mended += 1;
    const reasons = new Set(entry.mends.map(({ reason }) => reason));
    for (const reason of reasons) this.mends.add(reason, entry.line);
  }
}
