import { parse } from 'csv-parse/sync';
import type { Line } from './lines.js';

type CsvError = 'overlong-line' | 'unclosed-quote' | 'wrong-column-count';

/** A line that is not a record. */
interface BrokenLine {
  line: number;
  error: CsvError;
  detail: string;
  /** Possible cells. */
  guesses: string[][];
}

export type CsvRecord = { line: number; cells: string[] } | BrokenLine;

// A quoted cell may contain line breaks. A longer one has lost its closing quote.
const MAX_LINES_PER_RECORD = 8;

/**
 * Assembles lines into records, so that a broken line fails alone. csv-parse reads each line alone, and an unclosed
 * quote, which would swallow the rest of the file, is given up after a few lines.
 */
export class RecordAssembler {
  private open: Line[] = [];

  constructor(private readonly columns: number) {}

  /** Adds lines, in one call of the parser if none is broken. @returns the records that are complete */
  pushAll(lines: readonly Line[]): CsvRecord[] {
    const isAtARecord = this.open.length === 0 && !lines.some(({ overlong }) => overlong);
    const texts = lines.map(({ bytes }) => bytes);
    const records = isAtARecord ? parseLines(texts, this.columns) : undefined;
    if (!records) return lines.flatMap((line) => this.push(line));
    return lines.map(({ number }, at) => ({ line: number, cells: records[at] ?? [] }));
  }

  /** Adds a line. @returns the records that are complete */
  push(line: Line): CsvRecord[] {
    this.open.push(line);
    const text = this.open.map(({ bytes }) => bytes).join('\n');
    if (this.open.length === 1 && text.trim() === '') return this.close([]);

    const cells = line.overlong ? undefined : parseCells(text);
    if (cells?.length === this.columns)
      return this.close([{ line: this.open[0]?.number ?? 0, cells }]);
    if (line.overlong || this.open.length === MAX_LINES_PER_RECORD) return this.giveUp(cells);
    const hasOpenQuote = text.split('"').length % 2 === 0;
    return hasOpenQuote ? [] : this.giveUp(cells);
  }

  /** @returns the records of the last lines */
  end(): CsvRecord[] {
    const records: CsvRecord[] = [];
    while (this.open.length > 0) records.push(...this.giveUp(undefined));
    return records;
  }

  private close(records: CsvRecord[]): CsvRecord[] {
    this.open = [];
    return records;
  }

  /** The first open line is broken. The lines after it are tried again. */
  private giveUp(cells: string[] | undefined): CsvRecord[] {
    const [lost, ...others] = this.open;
    this.open = [];
    if (!lost) return [];
    const error = this.errorOf(lost, others.length === 0 ? cells : undefined);
    return [error, ...others.flatMap((line) => this.push(line))];
  }

  private errorOf(
    { number: line, bytes, overlong }: Line,
    cells: string[] | undefined,
  ): BrokenLine {
    const guesses = guessCells(bytes, this.columns);
    if (overlong) return { line, error: 'overlong-line', detail: 'more than 64 KB', guesses };
    if (!cells) return { line, error: 'unclosed-quote', detail: '', guesses };
    const detail = `${cells.length} instead of ${this.columns}`;
    return { line, error: 'wrong-column-count', detail, guesses };
  }
}

const MAX_QUOTES = 40;

/**
 * Possible cells of a broken line: good enough to find the listing that it is about, but never stored. A line with a
 * wrong number of cells is read from both ends. A line with an unclosed quote is read without each of its quotes in
 * turn.
 */
export function guessCells(text: string, columns: number): string[][] {
  const cells = parseCells(text);
  return [...(cells ? fromBothEnds(cells, columns) : []), ...withoutOneQuote(text, columns)];
}

function fromBothEnds(cells: readonly string[], columns: number): string[][] {
  const missing = Array<string>(Math.max(0, columns - cells.length)).fill('');
  return [[...cells, ...missing].slice(0, columns), [...missing, ...cells].slice(-columns)];
}

function withoutOneQuote(text: string, columns: number): string[][] {
  const quotes = Array.from(text.matchAll(/"/g), ({ index }) => index);
  if (quotes.length % 2 === 0 || quotes.length > MAX_QUOTES) return [];
  return quotes
    .map((at) => parseCells(text.slice(0, at) + text.slice(at + 1)))
    .filter((cells) => cells?.length === columns)
    .map((cells) => cells ?? []);
}

/** The lines are split already. A carriage return within a line belongs to its cell. */
const options = { record_delimiter: '\n', relax_column_count: true, relax_quotes: true } as const;

/** The cells of one record. Undefined when a quote is not closed. */
function parseCells(text: string): string[] | undefined {
  try {
    const [cells] = parse(text, options);
    return cells;
  } catch {
    return undefined;
  }
}

/** The cells of lines that are one record each, else undefined. A call for each line takes ten times as long. */
export function parseLines(lines: readonly string[], columns: number): string[][] | undefined {
  const ends: number[] = [];
  const onRecord = (record: string[], info: { lines: number }) => {
    ends.push(info.lines);
    return record;
  };
  try {
    const records = parse(lines.join('\n'), { ...options, on_record: onRecord });
    const isOneEach = (cells: string[], at: number) =>
      cells.length === columns && ends[at] === at + 1;
    return records.length === lines.length && records.every(isOneEach) ? records : undefined;
  } catch {
    return undefined;
  }
}
