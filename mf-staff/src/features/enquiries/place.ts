import { PAGE_SIZES } from '@phantom/ui/on-demand';

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
