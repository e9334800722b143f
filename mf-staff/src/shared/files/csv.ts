import { unparse } from 'papaparse';

/** Without it, spreadsheets assume a local character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes CSV by RFC 4180 for spreadsheets; no cell becomes a formula. */
export const toCsv = (fields: string[], rows: (string | number)[][]): string => {
  const data = rows.map((cells) => cells.map(escapeFormula));
  return BYTE_ORDER_MARK + unparse({ fields, data }, { newline: '\r\n' });
};

/**
 * The start of a formula, also after white space or quotation marks and in full-width characters:
 * at the start of the cell, or after a separator, because spreadsheets in most of Europe split at
 * semicolons or tabs.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:[^\S\r\n]|["'“”„«»‘’])*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** Prefixes text that a spreadsheet would read as a formula with an apostrophe. */
export const escapeFormula = <Cell extends string | number>(cell: Cell): Cell | string =>
  typeof cell === 'string' ? cell.replace(FORMULA, "$1'") : cell;
