import { useEffect, useState } from 'react';
import { withoutGroup } from '../../../shared/search/filter-groups';
import type { ReadSearch } from '../../../shared/search/read-search';
import type { Search } from '../../../shared/search/search';
import { findFacets, type Facets } from '../api/find-facets';
import { FILTER_PARTS, type FilterPart } from '../filter-parts';
import { readForm } from '../read-form';
import { useLatestAnswer } from '../../../shared/search-box/use-latest-answer';
import type { WantedPage } from './use-wanted-page';

interface Draft extends ReadSearch {
  /** What the fields began with: another one draws them anew. */
  base: Search;
  /** How many homes each choice would leave; null while that is not known. */
  facets: Facets | null;
}

/** What is being chosen in the filters and not yet searched for, with the counts that go with it. */
export const useDraft = (page: WantedPage, part: FilterPart) => {
  const { search, ignored } = page;
  const facets = page.isCounted ? page.facets : null;
  const [draft, setDraft] = useState<Draft>({ base: search, search, ignored, facets });
  const change = (parts: Partial<Draft>) => setDraft((now) => ({ ...now, ...parts }));
  const counts = useLatestAnswer(findFacets, (found) => change({ facets: found }));

  const isUncounted = facets === null;
  const { put } = counts;
  useEffect(() => {
    if (isUncounted) put(search);
    // Once, as it opens: from then on the counts follow what is chosen.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const read = (form: HTMLFormElement): ReadSearch => {
    const now = readForm(form, draft.base, part);
    change(now);
    counts.put(now.search);
    return now;
  };
  const clear = () => {
    const empty = FILTER_PARTS[part].reduce(withoutGroup, draft.base);
    change({ base: empty, search: empty, ignored: [] });
    counts.put(empty);
  };
  return { ...draft, read, clear };
};
