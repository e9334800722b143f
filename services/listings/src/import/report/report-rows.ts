import type { Missing, MissingHome } from '../find-vanished.js';
import type { ReportEntry, StoredLine } from './report-entry.js';

export type ReportRow = [
  line: number | '',
  outcome: string,
  reason: string,
  detail: string,
  listing: string,
];

export const reportHeader = ['line', 'outcome', 'reason', 'detail', 'listing'];

/** What the report says of a line: nothing of one that was simply taken. */
export function rowsOf(entry: ReportEntry): ReportRow[] {
  const { line } = entry;
  if (entry.kind === 'skipped')
    return [[line, 'skipped', entry.reason, entry.detail, entry.key ?? '']];
  if (entry.kind === 'duplicate')
    return [[line, 'duplicate', 'same-home', `line ${entry.of}`, entry.key]];
  return [...newsOf(entry), ...mendsOf(entry)];
}

/** What the report says of the homes of which the file makes no listing. */
export function missingRows({ vanished, kept }: Missing): ReportRow[] {
  const byLine = [...kept].sort((a, b) => a.line - b.line);
  return [
    ...byLine.map((home): ReportRow => [home.line, 'kept', 'line-is-broken', told(home), home.key]),
    ...vanished.map((home): ReportRow => ['', 'vanished', 'not-in-file', told(home), home.key]),
  ];
}

function newsOf({ line, fate, price, key }: StoredLine): ReportRow[] {
  const rows: ReportRow[] = [];
  if (fate === 'back') rows.push([line, 'back', 'on-the-market-again', '', key]);
  if (price) rows.push([line, 'changed', 'price', `${price.old} to ${price.new}`, key]);
  return rows;
}

function mendsOf({ line, mends, key }: StoredLine): ReportRow[] {
  return mends.map(({ reason, detail }) => [line, 'mended', reason, detail, key]);
}

function told({ id, address, price }: MissingHome): string {
  return [`listing ${id}`, address, price && `last price ${price}`].filter(Boolean).join(', ');
}
