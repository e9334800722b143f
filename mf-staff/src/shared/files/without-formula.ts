/**
 * What begins a formula, also behind white space and quotation marks and in the wide letters of East Asia: where the
 * cell begins, and where a spreadsheet that splits at semicolons or tabs, as in most of Europe, lets one begin.
 */
const FORMULA = /(^|[;\t\r\n])(?=(?:[^\S\r\n]|["'“”„«»‘’])*[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/** A cell that no spreadsheet takes for a formula: what would begin one gets an apostrophe before it. */
export const withoutFormula = <Cell extends string | number>(cell: Cell): Cell | string =>
  typeof cell === 'string' ? cell.replace(FORMULA, "$1'") : cell;
