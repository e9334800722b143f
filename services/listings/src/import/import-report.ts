import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { transactionTypeOf } from '../common/reso.js';
import type { Borough } from '../common/borough.js';
import type { WriteResult } from '../listings/listing-writer.js';
import type { TransactionType } from '../common/listing-type.js';
import type { Mend } from './feed-formats/reasons.js';
import type { StoreResult } from './import-store.js';
import type { DuplicateLine, GoneLine, Outcome, SkippedLine, TakenLine } from './read-feed.js';
import type { Missing, MissingListing } from './vanished-listings.js';

/** A CSV file with every line that needs attention, every new price, and every listing that left or came back. */
export class ReportFile {
  private constructor(
    readonly path: string,
    private readonly file: FileHandle,
  ) {}

  static async create(folder: string, feed: string, now: Date): Promise<ReportFile> {
    await mkdir(folder, { recursive: true });
    const time = now.toISOString().replaceAll(/[-:]/g, '').replace(/\..*/, '');
    const path = join(folder, `${feed}-${time}.csv`);
    const file = await open(path, 'w');
    await file.write(stringify([REPORT_HEADER]));
    return new ReportFile(path, file);
  }

  async add(entries: readonly ReportEntry[]): Promise<void> {
    await this.write(entries.flatMap(rowsOf));
  }

  async addMissing(missing: Missing): Promise<void> {
    await this.write(missingRows(missing));
  }

  async close(): Promise<void> {
    await this.file.close();
  }

  private async write(rows: readonly ReportRow[]): Promise<void> {
    if (rows.length > 0) await this.file.write(stringify([...rows], { escape_formulas: true }));
  }
}

type ReportRow = [
  line: number | '',
  outcome: string,
  reason: string,
  detail: string,
  listing: string,
];

const REPORT_HEADER = ['line', 'outcome', 'reason', 'detail', 'listing'];

/** The rows for one line. A line that was stored without corrections has none. */
export function rowsOf(entry: ReportEntry): ReportRow[] {
  const { line } = entry;
  if (entry.kind === 'skipped')
    return [[line, 'skipped', entry.reason, entry.detail, entry.key ?? '']];
  // It has a row if it ended a listing that was on the market.
  if (entry.kind === 'gone') return [];
  if (entry.kind === 'duplicate')
    return [[line, 'duplicate', 'same-home', `line ${entry.of}`, entry.key]];
  return [...changeRows(entry), ...mendRows(entry)];
}

export function missingRows({ vanished, kept }: Missing): ReportRow[] {
  const byLine = [...kept].sort((a, b) => a.line - b.line);
  const rowOf = (
    listing: MissingListing,
    ...cells: [line: number | '', string, string]
  ): ReportRow => [...cells, describe(listing), listing.key];
  return [
    ...byLine.map((listing) => rowOf(listing, listing.line, 'kept', 'line-is-broken')),
    ...vanished.map((listing) => {
      const { line, reason } = listing.ended ?? { line: '' as const, reason: 'not-in-file' };
      return rowOf(listing, line, 'vanished', reason);
    }),
  ];
}

function changeRows({ line, change, price, key }: StoredLine): ReportRow[] {
  const rows: ReportRow[] = [];
  if (change === 'back') rows.push([line, 'back', 'on-the-market-again', '', key]);
  if (price) rows.push([line, 'changed', 'price', `${price.old} to ${price.new}`, key]);
  return rows;
}

function mendRows({ line, mends, key }: StoredLine): ReportRow[] {
  return mends.map(({ reason, detail }) => [line, 'mended', reason, detail, key]);
}

function describe({ id, address, price }: MissingListing): string {
  return [`listing ${id}`, address, price && `last price ${price}`].filter(Boolean).join(', ');
}

export interface StoredLine extends WriteResult {
  kind: 'taken';
  line: number;
  key: string;
  transactionType: TransactionType;
  borough: Borough;
  mends: Mend[];
}

export type ReportEntry = StoredLine | DuplicateLine | SkippedLine | GoneLine;

/** Joins the lines with their results in the database. */
export function entriesOf(
  outcomes: readonly Outcome[],
  results: ReadonlyMap<TakenLine, StoreResult | undefined>,
): ReportEntry[] {
  return outcomes.map((outcome) =>
    outcome.kind === 'taken' ? entryOf(outcome, results.get(outcome)) : outcome,
  );
}

function entryOf(
  { line, listing, mends }: TakenLine,
  stored: StoreResult | undefined,
): ReportEntry {
  if (!stored) throw new Error(`Line ${line} has no result`);
  const key = listing.ListingKey;
  if ('refused' in stored) {
    const detail = stored.refused;
    return { kind: 'skipped', line, reason: 'refused-by-database', detail, key, guesses: [] };
  }
  const transactionType = transactionTypeOf(listing);
  return { kind: 'taken', line, key, ...stored, transactionType, borough: listing.Borough, mends };
}
