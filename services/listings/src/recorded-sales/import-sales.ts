import { parse } from 'csv-parse/sync';
import type { EntityManager } from 'typeorm';
import {
  compareSales,
  type Exclusion,
  readSale,
  type RecordedSale,
  SALE_COLUMNS,
  type SaleRow,
} from './sale-rules.js';

/** The file has not the columns of the Department of Finance. */
export class UnknownSalesFileError extends Error {}

export interface ExcludedSale {
  line: number;
  reason: Exclusion;
}

export interface ReadSales {
  sales: RecordedSale[];
  excluded: ExcludedSale[];
}

/** Reads a file of recorded sales. @throws UnknownSalesFileError */
export function readSales(text: string): ReadSales {
  const lines: string[][] = parse(text, {
    bom: true,
    trim: true,
    relax_column_count: true,
    relax_quotes: true,
  });
  const header = lines[0]?.map((name) => name.trim()) ?? [];
  const missing = SALE_COLUMNS.filter((name) => !header.includes(name));
  if (missing.length > 0)
    throw new UnknownSalesFileError(`this is no file of recorded sales: no ${missing.join(', ')}`);
  const places = SALE_COLUMNS.map((name) => [name, header.indexOf(name)] as const);

  const excluded: ExcludedSale[] = [];
  const read = lines.slice(1).flatMap((cells, index) => {
    const row = Object.fromEntries(
      places.map(([name, at]) => [name, cells[at]?.trim() ?? '']),
    ) as SaleRow;
    const line = index + 2;
    const sale = readSale(row);
    if (typeof sale === 'object') return [{ sale, line, address: row.ADDRESS }];
    excluded.push({ line, reason: sale });
    return [];
  });
  const compared = compareSales(read);
  for (const [line, reason] of compared) excluded.push({ line, reason });
  return {
    sales: read.filter(({ line }) => !compared.has(line)).map(({ sale }) => sale),
    excluded: excluded.toSorted((a, b) => a.line - b.line),
  };
}

const ROWS_AT_ONCE = 5_000;

/**
 * Stores sales in place of those of the same boroughs and days, so that a file that is imported again, or a corrected one,
 * doubles nothing.
 */
export async function storeSales(
  manager: EntityManager,
  sales: readonly RecordedSale[],
): Promise<void> {
  for (const [borough, ofBorough] of Map.groupBy(sales, (sale) => sale.borough)) {
    const days = ofBorough.map(({ soldOn }) => soldOn).toSorted();
    await manager.query(
      'DELETE FROM recorded_sale WHERE borough = $1 AND sold_on BETWEEN $2 AND $3',
      [borough, days[0], days.at(-1)],
    );
  }
  for (let from = 0; from < sales.length; from += ROWS_AT_ONCE) {
    await manager.query(
      `INSERT INTO recorded_sale
         (borough, neighbourhood, kind, block, lot, zip, address_key, area, price, sold_on)
       SELECT borough, neighbourhood, kind, block, lot, zip, "addressKey", area, price, "soldOn"
       FROM jsonb_to_recordset($1::jsonb) AS sale (
         borough text, neighbourhood text, kind text, block integer, lot integer, zip text,
         "addressKey" text, area integer, price bigint, "soldOn" date)`,
      [JSON.stringify(sales.slice(from, from + ROWS_AT_ONCE))],
    );
  }
}
