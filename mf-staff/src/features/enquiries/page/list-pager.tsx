import {
  Link,
  sitePath,
  useFormat,
  useLoaderData,
  useNavigate,
  useTranslation,
} from '@phantom/mf-kit';
import { PageSizeGroup } from '@phantom/ui/on-demand';
import { countOf, withPosition, writeFilters, type PagePosition } from '../enquiry-query';
import type { loader } from './enquiries.loader';
import styles from './list-pager.module.css';

/** Number of enquiries, links to newer and older pages, and the page size. */
export function ListPager() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const { filters, page, size, hasNewer, hasOlder } = useLoaderData<typeof loader>();
  const count = countOf(page.counts, filters.view);
  const address = (position: PagePosition) =>
    `/enquiries?${withPosition(writeFilters(filters), position)}`;
  const atSize = (newSize: number) => address({ size: newSize });
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {t('enquiries.total', { count, number: number(count) })}
      </p>
      {(hasNewer || hasOlder) && (
        <nav className={styles.pages} aria-label={t('enquiries.pages')}>
          {hasNewer && (
            <Link to={address({ size, after: page.list[0]?.key })} className={styles.page}>
              <span aria-hidden="true">← </span>
              {t('enquiries.newer')}
            </Link>
          )}
          {hasOlder && (
            <Link to={address({ size, before: page.list.at(-1)?.key })} className={styles.page}>
              {t('enquiries.older')}
              <span aria-hidden="true"> →</span>
            </Link>
          )}
        </nav>
      )}
      {count > 10 && (
        <PageSizeGroup
          label={t('table.pageSize')}
          value={size}
          hrefFor={(newSize) => sitePath(atSize(newSize))}
          onSelect={(newSize) => void navigate(atSize(newSize), { preventScrollReset: true })}
        />
      )}
    </div>
  );
}
