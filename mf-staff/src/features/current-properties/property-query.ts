import { readListQuery, type ListQuery, type ListShape } from '../../shared/list/list-query';
import { PROPERTY_STATUSES } from './property-status';

export type PropertySort =
  'address' | 'reference' | 'bank' | 'assignee' | 'type' | 'status' | 'days';

export const PROPERTY_FILTERS = ['status', 'bank', 'assignee', 'type'] as const;

export type PropertyFilter = (typeof PROPERTY_FILTERS)[number];
/** Views of the list; the first is the default. */
export const PROPERTY_VIEWS = ['serviced', 'completed', 'archived', 'all'] as const;
export type PropertyView = (typeof PROPERTY_VIEWS)[number];

export type PropertyQuery = ListQuery<PropertySort> &
  Partial<Record<PropertyFilter, string[]>> & { view: PropertyView };

const SHAPE: ListShape<PropertySort> = {
  sorts: ['address', 'reference', 'bank', 'assignee', 'type', 'status', 'days'],
  sort: 'address',
  order: 'asc',
};

export function readPropertyQuery(address: URLSearchParams): PropertyQuery {
  const chosen = PROPERTY_FILTERS.flatMap((name) => {
    const values = address.getAll(name).filter(name === 'status' ? isStatus : Boolean);
    return values.length > 0 ? [[name, values]] : [];
  });
  return {
    ...readListQuery(address, SHAPE),
    view: readView(address),
    ...Object.fromEntries(chosen),
  };
}

/** Completed properties are no longer serviced, so a filter for them selects all properties. */
function readView(address: URLSearchParams): PropertyView {
  const view = PROPERTY_VIEWS.find((each) => each === address.get('view'));
  return view ?? (address.getAll('status').includes(COMPLETED) ? 'all' : PROPERTY_VIEWS[0]);
}

export const COMPLETED = String(PROPERTY_STATUSES.at(-1));

const isStatus = (text: string) => PROPERTY_STATUSES.some((status) => String(status) === text);
