import { Link, useFormat, useTranslation } from '@phantom/mf-kit';
import { usePages } from '../hooks/use-pages';
import type { ResultsData } from '../loader';
import styles from './results-pager.module.css';

/** Steps through the pages. Each has an address of its own, so that Back and a shared link find it again. */
export function ResultsPager({ page: data }: { page: ResultsData }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { page, pageCount, toNext, toPrevious } = usePages(data);
  if (pageCount <= 1) return null;

  return (
    <nav aria-label={t('results.pages')} className={styles.pager}>
      {toPrevious && (
        <Link className="btn btn-outline-primary" {...toPrevious}>
          {t('results.previous')}
        </Link>
      )}
      <span className={styles.position}>
        {t('results.page', { page: number(page), pages: number(pageCount) })}
      </span>
      {toNext && (
        <Link className="btn btn-primary" {...toNext}>
          {t('results.next')}
        </Link>
      )}
    </nav>
  );
}
