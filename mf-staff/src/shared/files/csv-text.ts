import { unparse } from 'papaparse';
import { withoutFormula } from './without-formula';

/** Without it spreadsheets take the text for one in the letters of their own country. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as RFC 4180 has it, for a spreadsheet; no cell of it is taken for a formula. */
export const csvText = (fields: string[], rows: (string | number)[][]): string => {
  const data = rows.map((cells) => cells.map(withoutFormula));
  return BYTE_ORDER_MARK + unparse({ fields, data }, { newline: '\r\n' });
};
