/** The target of a figure; exactly one side is given. */
export type Target = { atMost: number } | { atLeast: number };

/** The columns that `judged` fills. */
export const JUDGED = ['Target', 'Met'];

/** The target and whether it is met, as the last two cells of a row. */
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

/** Cumulative layout shift, with enough decimals for shifts that nobody sees. */
export const shift = (value: number): string => (value === 0 ? '0' : value.toFixed(4));

/** One table of a report; its cells are text already. */
export interface Table {
  title: string;
  columns: string[];
  rows: string[][];
  /** The information that a reader needs to interpret the figures. */
  note?: string;
}

/** The table as Markdown with its heading, formatted like Prettier. */
export function toMarkdown({ title, columns, rows, note }: Table): string {
  const widths = columns.map((column, index) =>
    Math.max(3, column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: string[], filler = ' ') =>
    `| ${widths.map((width, index) => (cells[index] ?? '').padEnd(width, filler)).join(' | ')} |`;
  const body = [line(columns), line([], '-'), ...rows.map((row) => line(row))].join('\n');
  return [`### ${title}`, body, ...(note ? [note] : [])].join('\n\n');
}
