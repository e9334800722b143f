import pg from 'pg';
import type { Fields } from '../queries/ask.js';

const comparisons: Readonly<Record<string, string>> = {
  location: 'borough =',
  type: 'offer =',
  min_price: 'list_price >=',
  max_price: 'list_price <=',
  min_bedrooms: 'bedrooms_total >=',
  max_bedrooms: 'bedrooms_total <=',
  min_bathrooms: 'bathrooms_total >=',
};

const offers: Readonly<Record<string, string>> = { sales: 'sale', rentals: 'rental' };

/**
 * The fields of a search as conditions on the table of listings.
 *
 * @param without fields that are left out
 */
export function conditions(fields: Fields, without: readonly string[] = []): string {
  const wanted = Object.entries(fields).filter(([name]) => !without.includes(name));
  const parts = wanted.map(([name, value]) => {
    const comparison = comparisons[name];
    if (!comparison) throw new Error(`${name} has no counterpart in SQL here`);
    const text = typeof value === 'string' ? pg.escapeLiteral(offers[value] ?? value) : value;
    return `${comparison} ${String(text)}`;
  });
  return ["standard_status <> 'Withdrawn'", ...parts].join(' AND ');
}
