import type { Borough } from '../../geography/borough.js';
import type { Offer } from '../../listing/listing.entity.js';
import type { Written } from '../../store/write-listings.js';
import type { MendReason, SkipReason } from '../reasons.js';
import type { ReportEntry } from './report-entry.js';
import { Tally } from './tally.js';

/** The figures of an import, gathered entry by entry. */
export class ImportSummary {
  lines = 0;
  duplicates = 0;
  /** Taken lines with at least one mend; a line may have several. */
  mended = 0;
  readonly taken = new Tally<Written>();
  readonly mends = new Tally<MendReason>();
  readonly skips = new Tally<SkipReason>();
  readonly boroughs = new Tally<`${Borough} ${Offer}`>();

  add(entry: ReportEntry): void {
    this.lines += 1;
    if (entry.kind === 'duplicate') this.duplicates += 1;
    else if (entry.kind === 'skipped') this.skips.add(entry.reason, entry.line);
    else this.addTaken(entry);
  }

  private addTaken(entry: ReportEntry & { kind: 'taken' }): void {
    this.taken.add(entry.written, entry.line);
    this.boroughs.add(`${entry.borough} ${entry.offer}`, entry.line);
    if (entry.mends.length > 0) this.mended += 1;
    const reasons = new Set(entry.mends.map(({ reason }) => reason));
    for (const reason of reasons) this.mends.add(reason, entry.line);
  }
}
