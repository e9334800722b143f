import { PAGE_SIZES } from '@phantom/ui/on-demand';
import { isKind, STATES, type EnquiryListQuery, type Kind, type State } from './api/sources';

/** Views of the list; "open" is the default and includes the states that need work. */
export const VIEWS = ['open', 'new', 'in_progress', 'answered', 'closed', 'all', 'spam'] as const;
export type View = (typeof VIEWS)[number];

const statesOf = (view: View): State[] => {
  if (view === 'open') return ['new', 'in_progress'];
  return view === 'all' ? STATES.filter((state) => state !== 'spam') : [view];
};

export const countOf = (counts: Record<State, number>, view: View): number =>
  statesOf(view).reduce((sum, state) => sum + counts[state], 0);

export interface Filters {
  view: View;
  kind?: Kind;
  /** `me`, `nobody`, or the id of a colleague. */
  assignee?: string;
  search?: string;
  /** First and last day, as `2026-11-20` in New York. */
  from?: string;
  to?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MAX_WORDS = 8;
const ASSIGNEE = /^(me|nobody|[1-9]\d{0,8})$/;

/** Reads the filters from the address. Invalid values are ignored. */
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
    search: text('search')?.slice(0, 100).split(/\s+/).slice(0, MAX_WORDS).join(' '),
    from: day('from'),
    to: day('to'),
  };
};

export const writeFilters = ({ view, ...rest }: Filters): URLSearchParams => {
  const entries = Object.entries(rest).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return new URLSearchParams([...(view === 'open' ? [] : [['view', view]]), ...entries]);
};

export const hasFilters = ({ kind, assignee, search, from, to }: Filters): boolean =>
  Boolean(kind ?? assignee ?? search ?? from ?? to);

export const toListQuery = ({ view, ...rest }: Filters): EnquiryListQuery => ({
  ...rest,
  state: statesOf(view),
});

export interface PagePosition {
  size: number;
  /** Key of an enquiry: the page lists older ones. */
  before?: string;
  /** Key of an enquiry: the page lists newer ones. */
  after?: string;
}

const DEFAULT_SIZE = 25;
const KEY = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z_(contact|investor|listing)_[1-9]\d{0,9}$/;

/** Reads the position from the address. An invalid one means the first page. */
export const readPosition = (params: URLSearchParams): PagePosition => {
  const key = (name: string) => {
    const value = params.get(name) ?? '';
    return KEY.test(value) ? value : undefined;
  };
  const requested = Number(params.get('size'));
  const size = PAGE_SIZES.find((each) => each === requested) ?? DEFAULT_SIZE;
  const before = key('before');
  return { size, before, after: before ? undefined : key('after') };
};

export const withPosition = (filters: URLSearchParams, { size, before, after }: PagePosition) => {
  const params = new URLSearchParams(filters);
  if (size !== DEFAULT_SIZE) params.set('size', String(size));
  if (before) params.set('before', before);
  if (after) params.set('after', after);
  return params;
};
