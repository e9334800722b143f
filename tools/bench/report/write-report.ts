import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';

const REPORT = join(repositoryRoot, 'docs', 'performance.md');

/** Replaces what stands in docs/performance.md between the marks of a benchmark. */
export async function writeReport(name: string, markdown: string): Promise<void> {
  await writeFile(REPORT, replaceMarked(await readFile(REPORT, 'utf8'), name, markdown));
}

/**
 * The text with another content between `<!-- bench:name -->` and `<!-- /bench:name -->`.
 *
 * @throws Error when the marks are missing
 */
export function replaceMarked(text: string, name: string, content: string): string {
  const [open, close] = [`<!-- bench:${name} -->`, `<!-- /bench:${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) {
    throw new Error(`docs/performance.md has no ${open} … ${close} to write the tables between`);
  }
  return `${text.slice(0, start + open.length)}\n\n${content}\n\n${text.slice(end)}`;
}
