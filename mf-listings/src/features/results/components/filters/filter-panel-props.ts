import type { Search } from '../../../../shared/search/search';
import type { FilterPart } from '../../filter-parts';
import type { ResultsData } from '../../loader';

export interface FilterPanelProps {
  part: FilterPart;
  page: ResultsData;
  onClose: () => void;
  onApply: (search: Search) => void;
}
