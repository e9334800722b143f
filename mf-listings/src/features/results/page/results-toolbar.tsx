import { sitePath, useLocation, useSlowNavigation, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId } from 'react';
import { resultsPath } from '../../../shared/listing-types';
import { readSort } from '../../../shared/search/read-search';
import { SORTS, type Search } from '../../../shared/search/search';
import type { ResultsData } from '../loader';
import { useGoToSearch } from '../requested-search';
import { SaveSearchButton } from '../save/save-search-button';
import { SearchInputs } from '../search-inputs';
import styles from './results-toolbar.module.css';

export function ResultsToolbar({ page: { search, total } }: { page: ResultsData }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isLoading = useSlowNavigation()?.pathname === pathname;
  return (
    <div className={styles.toolbar}>
      <p role="status" className={styles.count}>
        {isLoading ? t('loading') : t('results.count', { count: total })}
      </p>
      <SaveSearchButton search={search} />
      <SortSelect search={search} />
    </div>
  );
}

/** The sort order. A choice is applied at once. */
function SortSelect({ search }: { search: Search }) {
  const { t } = useTranslation();
  const id = useId();
  const goTo = useGoToSearch();
  return (
    <form
      action={sitePath(resultsPath(search.listingType, search.borough))}
      className={styles.sort}
    >
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
