import type { Search } from '../../../../shared/search/search';
import type { Facets } from '../../api/find-facets';
import type { RangeFaults } from '../../faults';
import type { FilterPart } from '../../filter-parts';

export interface FilterFieldsProps {
  part: FilterPart;
  /** What the fields begin with. */
  base: Search;
  /** What they say now. */
  search: Search;
  faults: RangeFaults;
  facets: Facets | null;
  /** The counts as the form was opened: what could be chosen then stays. */
  firstFacets: Facets | null;
}
