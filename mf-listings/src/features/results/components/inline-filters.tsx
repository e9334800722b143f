import { useSearchParams, useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useId } from 'react';
import { useGoToSearch } from '../hooks/use-go-to-search';
import type { WantedPage } from '../hooks/use-wanted-page';
import styles from './inline-filters.module.css';

const FilterForm = lazy(async () => {
  try {
    return { default: (await import('./filters/filter-form')).FilterForm };
  } catch {
    // The form as the server drew it stays, and is sent by the browser itself.
    return new Promise<never>(() => undefined);
  }
});

/** All filters in the page itself, at an address of their own: for browsers without scripts, and in a new tab. */
export function InlineFilters({ page }: { page: WantedPage }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const goTo = useGoToSearch();
  const titleId = useId();
  if (params.get('filters') !== 'open') return null;
  return (
    <section className={styles.filters} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('filters.title')}</h2>
      <Suspense>
        <FilterForm part="all" page={page} onApply={goTo} />
      </Suspense>
    </section>
  );
}
