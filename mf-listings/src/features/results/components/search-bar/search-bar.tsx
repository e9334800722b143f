import { sitePath, useNavigate, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId, type FormEvent } from 'react';
import { SearchBox } from '../../../../shared/search-box/search-box';
import { readWords } from '../../../../shared/search/read-value';
import { queryPath } from '../../../../shared/search/write-search';
import { useGoToSearch } from '../../hooks/use-go-to-search';
import { useView } from '../../hooks/use-view';
import type { WantedPage } from '../../hooks/use-wanted-page';
import { FilterButtons } from '../filter-buttons';
import { ViewSwitch } from '../view-switch';
import { MagnifierIcon } from './magnifier-icon';
import styles from './search-bar.module.css';
import { SearchInputs } from './search-inputs';

/** Words or a place to look for, and the way to the filters. Without scripts a form that the browser sends itself. */
export function SearchBar({ page }: { page: WantedPage }) {
  const { t } = useTranslation();
  const { search } = page;
  const navigate = useNavigate();
  const goTo = useGoToSearch();
  const extra = useView() === 'map' ? { view: 'map' } : undefined;
  const formId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = readWords(String(new FormData(event.currentTarget).get('q') ?? ''));
    if (words === undefined || words === search.q) goTo({ ...search, q: words });
    else void navigate(queryPath({ ...search, q: words }, extra), { preventScrollReset: true });
    // The keyboard of a phone would hide what was found.
    if (window.matchMedia?.('(pointer: coarse)').matches) event.currentTarget.q.blur();
  };

  return (
    <div className={styles.bar}>
      <form
        id={formId}
        role="search"
        className={styles.words}
        action={sitePath('/listings')}
        onSubmit={submit}
      >
        <input type="hidden" name="tab" value={search.tab} />
        <input type="hidden" name="location" value={search.borough ?? ''} />
        <SearchInputs search={search} except={['q']} />
        <SearchBox search={search} extra={extra} hasRecent />
        <Button type="submit" className={styles.submit} aria-label={t('search.submit')}>
          <MagnifierIcon />
        </Button>
      </form>
      <FilterButtons page={page} formId={formId} />
      <ViewSwitch />
    </div>
  );
}
