import { sitePath, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId, type FormEvent } from 'react';
import { readWords } from '../../../../shared/search/read-value';
import { resultsPath } from '../../../../shared/sections';
import { useGoToSearch } from '../../hooks/use-go-to-search';
import type { WantedPage } from '../../hooks/use-wanted-page';
import { FilterButtons } from '../filter-buttons';
import { ViewSwitch } from '../view-switch';
import { MagnifierIcon } from './magnifier-icon';
import { PlaceInput } from './place-input';
import styles from './search-bar.module.css';
import { SearchInputs } from './search-inputs';

/** Words or a place to look for, and the way to the filters. Without scripts a form that the browser sends itself. */
export function SearchBar({ page }: { page: WantedPage }) {
  const { t } = useTranslation();
  const { search } = page;
  const goTo = useGoToSearch();
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('q');
    goTo({ ...search, q: readWords(String(words ?? '')) });
    // The keyboard of a phone would hide what was found.
    if (window.matchMedia?.('(pointer: coarse)').matches) event.currentTarget.q.blur();
  };

  return (
    <div className={styles.bar}>
      <form
        id={formId}
        role="search"
        className={styles.words}
        action={sitePath(resultsPath(search.tab, search.borough))}
        onSubmit={submit}
      >
        <SearchInputs search={search} except={['q']} />
        <PlaceInput search={search} />
        <Button type="submit" className={styles.submit} aria-label={t('search.submit')}>
          <MagnifierIcon />
        </Button>
      </form>
      <FilterButtons page={page} formId={formId} />
      <ViewSwitch />
    </div>
  );
}
