import type { Home } from '../../shared/home';
import type { Search } from '../../shared/search/search';

/** What the list tells the map beside it, and what the map tells the list. */
export interface ResultsMapProps {
  search: Search;
  /** The homes of the page that the list shows. */
  homes: Home[];
  /** How many homes match on all pages. */
  total: number;
  /** The home that is pointed at or has the focus, in the list or on the map. */
  highlighted: number | null;
  onHighlight: (id: number | null) => void;
}
