import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId } from 'react';
import { readSort } from '../../../shared/search/read-value';
import { SORTS, type Search } from '../../../shared/search/search';
import { resultsPath } from '../../../shared/sections';
import { useGoToSearch } from '../hooks/use-go-to-search';
import { SearchInputs } from './search-bar/search-inputs';
import styles from './results-toolbar.module.css';

/** What the list is ordered by; a choice is carried out at once. */
export function SortSelect({ search }: { search: Search }) {
  const { t } = useTranslation();
  const id = useId();
  const goTo = useGoToSearch();
  return (
    <form action={sitePath(resultsPath(search.tab, search.borough))} className={styles.sort}>
      <SearchInputs search={search} except={['sort']} />
      <label htmlFor={id}>{t('search.sort.label')}</label>
      <select
        id={id}
        name="sort"
        className="form-select"
        value={search.sort}
        onChange={({ target }) => goTo({ ...search, sort: readSort(target.value) ?? 'newest' })}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {t(`search.sort.${each}`)}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" size="sm">
          {t('search.sort.apply')}
        </Button>
      </noscript>
    </form>
  );
}
