/** One table of a report: its cells are text already. */
export interface Table {
  title: string;
  columns: string[];
  rows: string[][];
  /** What a reader has to know to take the figures right. */
  note?: string;
}

/** The table as Markdown, its heading first, laid out as Prettier would. */
export function toMarkdown({ title, columns, rows, note }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[], filler = ' ') =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width, filler)).join(' | ')} |`;
  const body = [line(columns), line([], '-'), ...rows.map((row) => line(row))].join('\n');
  return [`### ${title}`, body, ...(note ? [note] : [])].join('\n\n');
}
