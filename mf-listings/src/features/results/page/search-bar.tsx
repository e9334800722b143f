import { Link, sitePath, useNavigate, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useId, type FormEvent } from 'react';
import { LineIcon } from '../../../shared/icons';
import { SearchBox } from '../../../shared/search-box/search-box';
import { readWords } from '../../../shared/search/read-search';
import { queryPath } from '../../../shared/search/write-search';
import { loadMap } from '../map/results-map';
import {
  useGoToSearch,
  useRequestedLocation,
  useView,
  type RequestedPage,
} from '../requested-search';
import { SearchInputs } from '../search-inputs';
import { FilterButtons } from './filter-buttons';
import styles from './search-bar.module.css';

const MAGNIFIER = 'm13 13 4.5 4.5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z';

/** The search field and the buttons of the filters. Without JavaScript the browser sends the form. */
export function SearchBar({ page }: { page: RequestedPage }) {
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
    // The keyboard of a phone would cover the results.
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
        <input type="hidden" name="tab" value={search.listingType} />
        <input type="hidden" name="location" value={search.borough ?? ''} />
        <SearchInputs search={search} except={['q']} />
        <SearchBox search={search} extra={extra} hasRecent />
        <Button type="submit" className={styles.submit} aria-label={t('search.submit')}>
          <LineIcon path={MAGNIFIER} box={20} size={20} />
        </Button>
      </form>
      <FilterButtons page={page} formId={formId} />
      <ViewSwitch />
    </div>
  );
}

/** On a narrow page: switches between list and map. */
function ViewSwitch() {
  const { t } = useTranslation();
  const view = useView();
  const { search, state } = useRequestedLocation();
  const query = (target: string) => {
    const next = new URLSearchParams(search);
    next.delete('view');
    if (target === 'map') next.set('view', target);
    return `?${next}`;
  };
  return (
    <nav aria-label={t('search.view.label')} className={styles.views}>
      {(['list', 'map'] as const).map((each) => (
        <Link
          key={each}
          to={query(each)}
          state={state}
          preventScrollReset
          aria-current={each === view ? 'true' : undefined}
          // Loads while the finger is lifted and the page changes.
          onPointerDown={each === 'map' ? () => void loadMap().catch(() => undefined) : undefined}
        >
          {t(`search.view.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
