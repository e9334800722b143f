import { PAGE_SIZES } from '@phantom/ui/on-demand';

/** How a list may be asked for. */
export interface ListShape<Sort extends string> {
  sorts: readonly Sort[];
  /** The order of an address that names none. */
  sort: Sort;
  order: Order;
}

export type Order = 'asc' | 'desc';

/** What every list of the staff is asked by. */
export interface ListQuery<Sort extends string> {
  page: number;
  size: (typeof PAGE_SIZES)[number];
  sort: Sort;
  order: Order;
  search: string;
}

const MAX_SEARCH_LENGTH = 100;

/** What an address asks for; what it cannot mean counts for nothing, so that no hand-written address is refused. */
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
