import type { Note } from './feed.js';
import { type MendReason, UnusableRow } from './reasons.js';

const number = /^-?\d+(\.\d+)?$/;

/** Parses a number as feeds write it (`$1,250,000`, `2.5`). Null for an empty cell, NaN for other text. */
export function parseNumber(cell: string): number | null {
  const text = cell.replaceAll(/[$,\s]/g, '');
  if (text === '') return null;
  return number.test(text) ? Number(text) : Number.NaN;
}

export interface Range {
  from: number;
  to: number;
  /** The note for a number outside the range. */
  otherwise: MendReason;
}

/** An optional number. Null, with a note, when it is unreadable or out of range. */
export function readNumber(cell: string, range: Range, note: Note): number | null {
  const value = parseNumber(cell);
  if (value === null) return null;
  if (Number.isNaN(value)) {
    note('unreadable-number', cell);
    return null;
  }
  return within(value, range, cell, note);
}

/** Like `readNumber`, rounded down: half a bedroom is a home office, half a floor a mezzanine. */
export function readWhole(cell: string, range: Range, note: Note): number | null {
  const value = readNumber(cell, range, note);
  if (value === null || Number.isInteger(value)) return value;
  note('half-not-counted', cell);
  return Math.floor(value);
}

/** A price. Null, with a note, when it is implausible. @throws UnusableRow when the cell has no number */
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
