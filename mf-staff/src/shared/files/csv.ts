import { unparse } from 'papaparse';

/** Without it spreadsheets take the text for one in the letters of their own country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as RFC 4180 has it, for a spreadsheet; no cell of it is taken for a formula. */
export const csvText = (fields: string[], rows: (string | number)[][]): string => {
  const data = rows.map((cells) => cells.map(withoutFormula));
  return BYTE_ORDER_MARK + unparse({ fields, data }, { newline: '\r\n' });
};

/**
 * What begins a formula, also behind white space and quotation marks and in the wide letters of East Asia: where the
 * cell begins, and where a spreadsheet that splits at semicolons or tabs, as in most of Europe, lets one begin.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:[^\S\r\n]|["'“”„«»‘’])*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** A cell that no spreadsheet takes for a formula: what would begin one gets an apostrophe before it. */
export const withoutFormula = <Cell extends string | number>(cell: Cell): Cell | string =>
  typeof cell === 'string' ? cell.replace(FORMULA, "$1'") : cell;
