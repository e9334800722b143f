import { guessCells } from './guess-cells.js';
import type { Line } from './lines.js';
import { parseCells, parseLines } from './parse-cells.js';

export type CsvFault = 'overlong-line' | 'unclosed-quote' | 'wrong-column-count';

/** A line that is no record. */
export interface BrokenLine {
  line: number;
  fault: CsvFault;
  detail: string;
  /** What its cells may have been. */
  guesses: string[][];
}

export type CsvRecord = { line: number; cells: string[] } | BrokenLine;

// A quoted cell with line breaks in it is legal; one that runs on for longer is a lost quote.
const mostLinesOfARecord = 8;

/**
 * Makes records of lines, so that a broken line costs itself and nothing else: csv-parse reads each
 * line alone, and a lost quote, which would swallow the rest of a stream, is given up after a few lines.
 */
export class RecordAssembler {
  private open: Line[] = [];

  constructor(private readonly columns: number) {}

  /** Takes the next lines, at once where none is broken, and gives the records that are complete with them. */
  pushAll(lines: readonly Line[]): CsvRecord[] {
    const isAtARecord = this.open.length === 0 && !lines.some(({ overlong }) => overlong);
    const texts = lines.map(({ bytes }) => bytes);
    const records = isAtARecord ? parseLines(texts, this.columns) : undefined;
    if (!records) return lines.flatMap((line) => this.push(line));
    return lines.map(({ number }, at) => ({ line: number, cells: records[at] ?? [] }));
  }

  /** Takes the next line and gives the records that are complete with it. */
  push(line: Line): CsvRecord[] {
    this.open.push(line);
    const text = this.open.map(({ bytes }) => bytes).join('\n');
    if (this.open.length === 1 && text.trim() === '') return this.close([]);

    const cells = line.overlong ? undefined : parseCells(text);
    if (cells?.length === this.columns) return this.close([{ line: this.first, cells }]);
    if (line.overlong || this.open.length === mostLinesOfARecord) return this.giveUp(cells);
    return hasOpenQuote(text) ? [] : this.giveUp(cells);
  }

  /** Gives what the last lines held. */
  end(): CsvRecord[] {
    const records: CsvRecord[] = [];
    while (this.open.length > 0) records.push(...this.giveUp(undefined));
    return records;
  }

  private get first(): number {
    return this.open[0]?.number ?? 0;
  }

  private close(records: CsvRecord[]): CsvRecord[] {
    this.open = [];
    return records;
  }

  /** The first open line is lost; those after it get their own chance. */
  private giveUp(cells: string[] | undefined): CsvRecord[] {
    const [lost, ...others] = this.open;
    this.open = [];
    if (!lost) return [];
    const fault = this.faultOf(lost, others.length === 0 ? cells : undefined);
    return [fault, ...others.flatMap((line) => this.push(line))];
  }

  private faultOf(
    { number: line, bytes, overlong }: Line,
    cells: string[] | undefined,
  ): BrokenLine {
    const guesses = guessCells(bytes, this.columns);
    if (overlong) return { line, fault: 'overlong-line', detail: 'more than 64 KB', guesses };
    if (!cells) return { line, fault: 'unclosed-quote', detail: '', guesses };
    const detail = `${cells.length} instead of ${this.columns}`;
    return { line, fault: 'wrong-column-count', detail, guesses };
  }
}

function hasOpenQuote(text: string): boolean {
  return text.split('"').length % 2 === 0;
}
