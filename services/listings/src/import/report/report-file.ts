import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import type { Missing } from '../find-vanished.js';
import type { ReportEntry } from './report-entry.js';
import { missingRows, reportHeader, rowsOf, type ReportRow } from './report-rows.js';

/**
 * The full report: a CSV file of every line that was not simply taken, of every new price, and of every home that
 * went off the market or came back.
 */
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
    await file.write(stringify([reportHeader]));
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
