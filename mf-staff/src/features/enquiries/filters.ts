import { isKind, type Kind } from './enquiry';
import { VIEWS, statesOf, type View } from './views';
import type { Asked } from './api/sources';

/** Which enquiries a list shows; all of it stands in the address. */
export interface Filters {
  view: View;
  kind?: Kind;
  /** `me`, `nobody`, or the id of a colleague. */
  assignee?: string;
  search?: string;
  /** Days as `2026-11-20`, the first and the last, where the company is. */
  from?: string;
  to?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** As the services take. */
const MOST_WORDS = 8;
const ASSIGNEE = /^(me|nobody|[1-9]\d{0,8})$/;

/** What the address asks for; what it says wrongly counts for nothing. */
export const readFilters = (params: URLSearchParams): Filters => {
  const text = (name: string) => params.get(name)?.trim() || undefined;
  const day = (name: string) => {
    const value = text(name);
    return value && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const kind = text('kind');
  const assignee = text('assignee');
  return {
    view: VIEWS.find((view) => view === params.get('view')) ?? 'open',
    kind: isKind(kind) ? kind : undefined,
    assignee: assignee && ASSIGNEE.test(assignee) ? assignee : undefined,
    search: text('search')?.slice(0, 100).split(/\s+/).slice(0, MOST_WORDS).join(' '),
    from: day('from'),
    to: day('to'),
  };
};

/** The address of these filters, without what goes without saying. */
export const writeFilters = ({ view, ...rest }: Filters): URLSearchParams => {
  const entries = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams([...(view === 'open' ? [] : [['view', view]]), ...entries]);
};

/** Whether anything is asked for beside the view. */
export const isNarrowed = ({ kind, assignee, search, from, to }: Filters): boolean =>
  Boolean(kind ?? assignee ?? search ?? from ?? to);

/** The same, as the services are asked. */
export const askedBy = ({ view, ...rest }: Filters): Asked => ({ ...rest, state: statesOf(view) });
