import { useWantedLocation } from './use-wanted-location';

/** What a narrow page shows; a wide one has room for both. */
export type ResultsView = 'list' | 'map';

/** The view that the address names, be it still on its way. */
export const useView = (): ResultsView => {
  const { search } = useWantedLocation();
  return new URLSearchParams(search).get('view') === 'map' ? 'map' : 'list';
};
