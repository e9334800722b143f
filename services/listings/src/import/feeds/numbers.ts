import { UnusableRow, type MendReason } from '../reasons.js';
import type { Note } from './feed.js';

const number = /^-?\d+(\.\d+)?$/;

/** Reads a figure as feeds write it (`$1,250,000`, `2.5`); null when the cell is empty, NaN when it is no number. */
export function parseNumber(cell: string): number | null {
  const text = cell.replaceAll(/[$,\s]/g, '');
  if (text === '') return null;
  return number.test(text) ? Number(text) : Number.NaN;
}

export interface Range {
  from: number;
  to: number;
  /** What to note when the figure is outside. */
  otherwise: MendReason;
}

/** An optional figure: null, with a note, when it is no number or out of range. */
export function readNumber(cell: string, range: Range, note: Note): number | null {
  const value = parseNumber(cell);
  if (value === null) return null;
  if (Number.isNaN(value)) {
    note('unreadable-number', cell);
    return null;
  }
  return within(value, range, cell, note);
}

/** As `readNumber`, counted down to the whole: half a bedroom is a home office, half a floor a mezzanine. */
export function readWhole(cell: string, range: Range, note: Note): number | null {
  const value = readNumber(cell, range, note);
  if (value === null || Number.isInteger(value)) return value;
  note('half-not-counted', cell);
  return Math.floor(value);
}

/**
 * A price: a line without any is of no use, one that cannot be true is unknown.
 *
 * @throws UnusableRow when the cell holds no number
 */
export function readPrice(cell: string, range: Range, note: Note): number | null {
  const value = parseNumber(cell);
  if (value === null || Number.isNaN(value)) throw new UnusableRow('no-price', cell);
  return within(value, range, cell, note);
}

function within(value: number, { from, to, otherwise }: Range, cell: string, note: Note) {
  if (value >= from && value <= to) return value;
  note(otherwise, cell);
  return null;
}
