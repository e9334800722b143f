import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ListingSearchDto } from '../search/search.dto.js';

/** The search that the parameters of `listings-listfind` stand for; undefined where the call would refuse them. */
export function parseSearchQuery(query: string): ListingSearchDto | undefined {
  const search = plainToInstance(ListingSearchDto, paramsOf(query));
  return validateSync(search, { whitelist: true }).length === 0 ? search : undefined;
}

/** A parameter that is repeated is a list. */
function paramsOf(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name);
      return [name, values.length > 1 ? values : (values[0] as string)];
    }),
  );
}

/** The path of the page with the results, without language: `/listings/sales/queens?min_bedrooms=2`. */
export function searchPagePath(query: string): string {
  const params = new URLSearchParams(query);
  const { type = 'sales', location } = parseSearchQuery(query) ?? {};
  params.delete('type');
  params.delete('location');
  const path = ['', 'listings', type, ...(location ? [encodeURIComponent(location)] : [])].join(
    '/',
  );
  const rest = params.toString();
  return path + (rest && `?${rest}`);
}
