import { PAGE_SIZES } from '@phantom/ui/on-demand';

export interface ListShape<Sort extends string> {
  sorts: readonly Sort[];
  sort: Sort;
  order: Order;
}

export type Order = 'asc' | 'desc';

export interface ListQuery<Sort extends string> {
  page: number;
  size: (typeof PAGE_SIZES)[number];
  sort: Sort;
  order: Order;
  search: string;
}

const MAX_SEARCH_LENGTH = 100;

/** Reads the query from the address. Invalid values are ignored, so that every address works. */
export function readListQuery<Sort extends string>(
  address: URLSearchParams,
  shape: ListShape<Sort>,
): ListQuery<Sort> {
  const sort = shape.sorts.find((each) => each === address.get('sort'));
  const order = address.get('order');
  return {
    page: Math.max(1, Math.trunc(Number(address.get('page'))) || 1),
    size: PAGE_SIZES.find((each) => each === Number(address.get('size'))) ?? PAGE_SIZES[0],
    sort: sort ?? shape.sort,
    order: order === 'asc' || order === 'desc' ? order : sort ? 'asc' : shape.order,
    search: (address.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
  };
}
