import { PAGE_SIZES } from '@phantom/ui/on-demand';
import { type Asked, isKind, type Kind, type State, STATES } from './api/sources';

/** What a list shows: what waits for somebody, one state, or all that people have sent. */
export const VIEWS = ['open', 'new', 'in_progress', 'answered', 'closed', 'all', 'spam'] as const;
export type View = (typeof VIEWS)[number];

const statesOf = (view: View): State[] => {
  if (view === 'open') return ['new', 'in_progress'];
  return view === 'all' ? STATES.filter((state) => state !== 'spam') : [view];
};

/** How many there are in a view. */
export const countOf = (counts: Record<State, number>, view: View): number =>
  statesOf(view).reduce((sum, state) => sum + counts[state], 0);

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

/** Where in the list a page stands, and how long it is. */
export interface Place {
  size: number;
  /** The page of what came before this enquiry. */
  before?: string;
  /** The page of what came after it. */
  after?: string;
}

const DEFAULT_SIZE = 25;
const KEY = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_(contact|investor|listing)_[1-9]\d{0,9}$/;

/** The place that an address names; what it names wrongly is the first page. */
export const readPlace = (params: URLSearchParams): Place => {
  const key = (name: string) => {
    const value = params.get(name) ?? '';
    return KEY.test(value) ? value : undefined;
  };
  const wanted = Number(params.get('size'));
  const size = PAGE_SIZES.find((each) => each === wanted) ?? DEFAULT_SIZE;
  const before = key('before');
  return { size, before, after: before ? undefined : key('after') };
};

/** An address with this place, whatever else it asks for. */
export const withPlace = (filters: URLSearchParams, { size, before, after }: Place) => {
  const params = new URLSearchParams(filters);
  if (size !== DEFAULT_SIZE) params.set('size', String(size));
  if (before) params.set('before', before);
  if (after) params.set('after', after);
  return params;
};
