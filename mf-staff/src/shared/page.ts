import { PAGE_SIZES } from '@phantom/ui/on-demand';

/** A page of a list; pages count from 1. */
export interface Page {
  page: number;
  size: number;
}

/** The page that an address asks for, bent to what a list of so many rows really has. */
export const readPage = (search: URLSearchParams, rowCount: number): Page => {
  const wanted = Number(search.get('size'));
  const size = PAGE_SIZES.find((each) => each === wanted) ?? PAGE_SIZES[0];
  const last = Math.max(1, Math.ceil(rowCount / size));
  const page = Math.trunc(Number(search.get('page'))) || 1;
  return { page: Math.min(Math.max(page, 1), last), size };
};
