import { FilterDialog } from './filter-dialog';
import type { FilterPanelProps } from './filter-panel-props';
import { FilterPopover } from './filter-popover';

/** All filters in a dialog over the page, some of them below their button. */
export function FilterPanel(props: FilterPanelProps) {
  return props.part === 'all' ? <FilterDialog {...props} /> : <FilterPopover {...props} />;
}
