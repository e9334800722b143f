import { type Borough, BOROUGHS } from '../common/borough.js';
import type { ChangeKind } from '../listings/listing-writer.js';
import type { TransactionType } from '../common/listing-type.js';
import {
  type GoneReason,
  goneReasons,
  type MendReason,
  mendReasons,
  type SkipReason,
  skipReasons,
} from './feed-formats/reasons.js';
import type { ReportEntry, StoredLine } from './import-report.js';
import type { Missing, TooManyVanishedError } from './vanished-listings.js';

export class ImportSummary {
  lines = 0;
  duplicates = 0;
  /** Lines with at least one correction. */
  mended = 0;
  newPrices = 0;
  readonly taken = new Tally<ChangeKind>();
  readonly mends = new Tally<MendReason>();
  readonly skips = new Tally<SkipReason>();
  /** Records that end a listing, whether or not it was on the market. */
  readonly ends = new Tally<GoneReason>();
  readonly boroughs = new Tally<`${Borough} ${TransactionType}`>();

  constructor(
    readonly missing: Missing,
    /** Why an import of this file would be refused. Only a dry run gets this far. */
    readonly refusal: TooManyVanishedError | null = null,
  ) {}

  add(entry: ReportEntry): void {
    this.lines += 1;
    if (entry.kind === 'duplicate') this.duplicates += 1;
    else if (entry.kind === 'gone') this.ends.add(entry.reason, entry.line);
    else if (entry.kind === 'skipped') this.skips.add(entry.reason, entry.line);
    else this.addTaken(entry);
  }

  private addTaken(entry: StoredLine): void {
    this.taken.add(entry.change, entry.line);
    if (entry.price) this.newPrices += 1;
    this.boroughs.add(`${entry.borough} ${entry.transactionType}`, entry.line);
    if (entry.mends.length > 0) this.mended += 1;
    const reasons = new Set(entry.mends.map(({ reason }) => reason));
    for (const reason of reasons) this.mends.add(reason, entry.line);
  }
}

const CHANGE_NAMES: Readonly<Record<ChangeKind, string>> = {
  new: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  back: 'back on the market',
};

const figure = (value: number) => value.toLocaleString('en-US').padStart(8);

export function describeSummary(summary: ImportSummary): string {
  return [
    `${figure(summary.lines)}  lines`,
    `${figure(summary.taken.total)}  taken: ${changes(summary)}`,
    `${figure(summary.newPrices)}  of these with a new price`,
    `${figure(summary.mended)}  of these mended`,
    `${figure(summary.duplicates)}  duplicates of an earlier line`,
    `${figure(summary.skips.total)}  skipped`,
    ...missing(summary),
    ...section('Mended (a line may have several)', summary.mends, mendReasons),
    ...section('Skipped', summary.skips, skipReasons),
    ...section('Not on the market', summary.ends, goneReasons),
    ...boroughs(summary),
  ].join('\n');
}

function changes({ taken }: ImportSummary): string {
  return (['new', 'changed', 'unchanged', 'back'] as const)
    .map((change) => `${taken.of(change).toLocaleString('en-US')} ${CHANGE_NAMES[change]}`)
    .join(', ');
}

function missing({ missing: { onMarket, vanished, kept } }: ImportSummary): string[] {
  const before = onMarket.toLocaleString('en-US');
  const rows = [`${figure(vanished.length)}  vanished, of ${before} that were on the market`];
  if (kept.length > 0) rows.push(`${figure(kept.length)}  kept: their lines are broken, not gone`);
  return rows;
}

function section<Reason extends string>(
  title: string,
  tally: Tally<Reason>,
  texts: Readonly<Record<Reason, string>>,
): string[] {
  if (tally.total === 0) return [];
  const rows = tally.entries().map(([reason, { count, lines }]) => {
    const more = count > lines.length ? ', …' : '';
    return `${figure(count)}  ${texts[reason]} (line ${lines.join(', ')}${more})`;
  });
  return ['', title, ...rows];
}

function boroughs({ boroughs: tally }: ImportSummary): string[] {
  if (tally.total === 0) return [];
  const rows = BOROUGHS.map((borough) => {
    const sales = figure(tally.of(`${borough} sale`));
    return `${borough.padEnd(16)}${sales}${figure(tally.of(`${borough} rental`))}`;
  });
  return ['', `${''.padEnd(16)}${'sales'.padStart(8)}${'rentals'.padStart(8)}`, ...rows];
}

export interface Count {
  count: number;
  lines: number[];
}

const shownLines = 3;

class Tally<Name extends string> {
  private readonly counts = new Map<Name, Count>();

  add(name: Name, line: number): void {
    const known = this.counts.get(name) ?? { count: 0, lines: [] };
    known.count += 1;
    if (known.lines.length < shownLines) known.lines.push(line);
    this.counts.set(name, known);
  }

  of(name: Name): number {
    return this.counts.get(name)?.count ?? 0;
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** The largest count first. */
  entries(): [Name, Count][] {
    return [...this.counts].sort(([, a], [, b]) => b.count - a.count);
  }
}
