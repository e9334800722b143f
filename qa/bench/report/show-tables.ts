import { say } from '../../../tools/stack/terminal.js';
import { type Table, toMarkdown } from './table.js';
import { type Report, writeReport } from './write-report.js';

/** Shows what was measured, and puts it into a page if one is given. */
export async function showTables(name: string, tables: Table[], report?: Report): Promise<void> {
  const markdown = tables.map(toMarkdown).join('\n\n');
  say(`\n${markdown}\n`);
  if (report) await writeReport(report, name, markdown);
}
