import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { ReportEntry } from './report-entry.js';

type Cells = [line: number, outcome: string, reason: string, detail: string, listing: string];

const header = ['line', 'outcome', 'reason', 'detail', 'listing'];

/** The full report, line by line: a CSV file of every line that was not simply taken. */
export class ReportFile {
  private constructor(
    readonly path: string,
    private readonly file: FileHandle,
  ) {}

  /** Creates a report named after the feed and the time, in a folder that is made when it is missing. */
  static async create(folder: string, feed: string, now: Date): Promise<ReportFile> {
    await mkdir(folder, { recursive: true });
    const time = now.toISOString().replaceAll(/[-:]/g, '').replace(/\..*/, '');
    const path = join(folder, `${feed}-${time}.csv`);
    const file = await open(path, 'w');
    await file.write(stringify([header]));
    return new ReportFile(path, file);
  }

  async add(entries: readonly ReportEntry[]): Promise<void> {
    const rows = entries.flatMap(rowsOf);
    if (rows.length > 0) await this.file.write(stringify(rows, { escape_formulas: true }));
  }

  async close(): Promise<void> {
    await this.file.close();
  }
}

function rowsOf(entry: ReportEntry): Cells[] {
  const { line } = entry;
  if (entry.kind === 'skipped') return [[line, 'skipped', entry.reason, entry.detail, '']];
  if (entry.kind === 'duplicate')
    return [[line, 'duplicate', 'same-home', `line ${entry.of}`, entry.key]];
  return entry.mends.map(({ reason, detail }) => [line, 'mended', reason, detail, entry.key]);
}
