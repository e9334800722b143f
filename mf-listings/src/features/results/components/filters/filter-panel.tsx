import type { Search } from '../../../../shared/search/search';
import type { FilterPart } from '../../filter-parts';
import type { ResultsData } from '../../loader';
import { FilterDialog } from './filter-dialog';
import { FilterPopover } from './filter-popover';

export interface FilterPanelProps {
  part: FilterPart;
  page: ResultsData;
  onClose: () => void;
  onApply: (search: Search) => void;
}

/** All filters in a dialog over the page, some of them below their button. */
export function FilterPanel(props: FilterPanelProps) {
  return props.part === 'all' ? <FilterDialog {...props} /> : <FilterPopover {...props} />;
}
