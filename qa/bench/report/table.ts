/** What a figure has to keep to; exactly one side is given. */
export type Target = { atMost: number } | { atLeast: number };

/** The columns that `judged` fills. */
export const JUDGED = ['Target', 'Met'];

/** Target and verdict of a figure, as the last two cells of its row. */
export function judged(value: number, target: Target): [target: string, met: string] {
  const isUpper = 'atMost' in target;
  const bound = isUpper ? target.atMost : target.atLeast;
  const met = isUpper ? value <= bound : value >= bound;
  return [`${isUpper ? '≤' : '≥'} ${bound}`, met ? 'yes' : '**no**'];
}

/** Bytes as KB of 1024, one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export const milliseconds = (value: number): string => `${Math.round(value)} ms`;

export const ratio = (value: number): string => value.toFixed(2);

/** Cumulative layout shift: also what is far below what anybody sees. */
export const shift = (value: number): string => (value === 0 ? '0' : value.toFixed(4));

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
