import type { Search } from '../../../../shared/search/search';
import type { FilterPart } from '../../filter-parts';
import type { WantedPage } from '../../hooks/use-wanted-page';

export interface FilterPanelProps {
  part: FilterPart;
  page: WantedPage;
  onClose: () => void;
  onApply: (search: Search) => void;
}
