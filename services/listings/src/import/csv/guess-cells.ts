import { parseCells } from './parse-cells.js';

const mostQuotes = 40;

/**
 * What the cells of a broken line may have been: good enough to tell whose line it is, never to be stored.
 * One with too many or too few cells is read from its start and from its end, whichever side the fault is not on;
 * one with a lost quote without each of its quotes in turn.
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
  if (quotes.length % 2 === 0 || quotes.length > mostQuotes) return [];
  return quotes
    .map((at) => parseCells(text.slice(0, at) + text.slice(at + 1)))
    .filter((cells) => cells?.length === columns)
    .map((cells) => cells ?? []);
}
