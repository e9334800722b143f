import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../../tools/stack/repository.js';
import { say } from '../../../tools/stack/terminal.js';
import { type Table, toMarkdown } from './table.js';

/** Prints the results, and writes them into a page if one is given. */
export async function showTables(name: string, tables: Table[], report?: Report): Promise<void> {
  const markdown = tables.map(toMarkdown).join('\n\n');
  say(`\n${markdown}\n`);
  if (report) await writeReport(report, name, markdown);
}

/** A page with results of commands. */
export interface Report {
  /** Relative to the repository's root. */
  page: string;
  /** The prefix of its marks: `<!-- bench:composition -->`. */
  mark: string;
}

export const PERFORMANCE: Report = { page: 'docs/performance.md', mark: 'bench' };
export const RELIABILITY: Report = { page: 'docs/reliability.md', mark: 'reliability' };

/** Replaces the text between the marks of a benchmark or test in a report. */
export async function writeReport(report: Report, name: string, markdown: string): Promise<void> {
  const file = join(repositoryRoot, report.page);
  await writeFile(file, replaceMarked(await readFile(file, 'utf8'), report, name, markdown));
}

/**
 * The text with another content between `<!-- bench:name -->` and `<!-- /bench:name -->`.
 *
 * @throws Error when the marks are missing
 */
export function replaceMarked(
  text: string,
  { page, mark }: Report,
  name: string,
  content: string,
): string {
  const [open, close] = [`<!-- ${mark}:${name} -->`, `<!-- /${mark}:${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) {
    throw new Error(`${page} has no ${open} … ${close} to write the tables between`);
  }
  return `${text.slice(0, start + open.length)}\n\n${content}\n\n${text.slice(end)}`;
}
