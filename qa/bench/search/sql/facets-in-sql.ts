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
 * The parameters of a search as conditions on the table of listings.
 *
 * @param without parameters to omit
 */
function conditions(fields: Fields, without: readonly string[] = []): string {
  const wanted = Object.entries(fields).filter(([name]) => !without.includes(name));
  const parts = wanted.map(([name, value]) => {
    const comparison = comparisons[name];
    if (!comparison) throw new Error(`${name} has no counterpart in SQL here`);
    const text = typeof value === 'string' ? pg.escapeLiteral(offers[value] ?? value) : value;
    return `${comparison} ${String(text)}`;
  });
  return ["standard_status <> 'Withdrawn'", ...parts].join(' AND ');
}

/** The counted column, and the parameters that a facet ignores. */
const counted = {
  dwelling: { value: 'property_sub_type', own: [] },
  neighbourhood: { value: 'subdivision_name', own: [] },
  zip_code: { value: 'postal_code', own: [] },
  bedrooms: { value: 'least(bedrooms_total, 5)', own: ['min_bedrooms', 'max_bedrooms'] },
  bathrooms: { value: 'least(floor(bathrooms_total), 4)', own: ['min_bathrooms'] },
} as const;

type Facet = (typeof counted)[keyof typeof counted];

/**
 * The facets of a borough, or of prices and rooms in it, as `listings-facets` returns them, in one statement for each
 * different condition.
 *
 * @returns the number of matching listings
 */
export async function facetsInSql(client: pg.Client, fields: Fields): Promise<number> {
  const isFiltered = ({ own }: Facet) => own.some((name) => name in fields);
  const facets = Object.values(counted);
  const where = conditions(fields);
  const together = facets.filter((facet) => !isFiltered(facet)).map(({ value }) => value);
  const sets = [...together.map((value) => `(${value})`), '()'].join(', ');
  const { rows } = await client.query<{ count: string }>(
    `SELECT ${together.join(', ')}, count(*) FROM listing WHERE ${where} GROUP BY GROUPING SETS (${sets})`,
  );
  for (const facet of facets.filter(isFiltered)) {
    const others = conditions(fields, facet.own);
    await client.query(
      `SELECT ${facet.value}, count(*) FROM listing WHERE ${others} GROUP BY ${facet.value}`,
    );
  }
  const anyPrice = conditions(fields, ['min_price', 'max_price']);
  for (const statement of [
    `SELECT name, count(*) FROM listing, unnest(amenities) AS name WHERE ${where} GROUP BY name`,
    `SELECT min(list_price), max(list_price) FROM listing WHERE ${anyPrice}`,
    `SELECT min(living_area), max(living_area) FROM listing WHERE ${where}`,
  ])
    await client.query(statement);
  // The group without conditions is the largest.
  return Math.max(0, ...rows.map(({ count }) => Number(count)));
}
