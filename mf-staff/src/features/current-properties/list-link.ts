import { useLocation } from '@phantom/mf-kit';

const LIST = '/current-properties';

/** What a link from the list leaves in the history, so that the way back leads to the same page and filters. */
export interface FromList {
  listSearch: string;
}

/** The path of the list as it was left; the whole list for those who came another way. */
export const useListPath = (): string => {
  const state = useLocation().state as Partial<FromList> | null;
  return LIST + (typeof state?.listSearch === 'string' ? state.listSearch : '');
};
