import { useSearchParams, useTranslation } from '@phantom/mf-kit';
import { lazy, Suspense, useId } from 'react';
import { useGoToSearch, type RequestedPage } from '../requested-search';
import styles from './inline-filters.module.css';

const FilterForm = lazy(async () => {
  try {
    return { default: (await import('../form/filter-form')).FilterForm };
  } catch {
    // The server-rendered form stays, and the browser sends it.
    return new Promise<never>(() => undefined);
  }
});

/** All filters in the page, at their own URL: for browsers without JavaScript, and for a new tab. */
export function InlineFilters({ page }: { page: RequestedPage }) {
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
