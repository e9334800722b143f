import { useSearchParams } from '@phantom/mf-kit';

/** What a narrow page shows; a wide one has room for both. */
export type ResultsView = 'list' | 'map';

/** The view that the address names. */
export const useView = (): ResultsView => {
  const [params] = useSearchParams();
  return params.get('view') === 'map' ? 'map' : 'list';
};
