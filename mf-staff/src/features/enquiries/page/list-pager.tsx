import { sitePath, useFormat, useLoaderData, useNavigate, useTranslation } from '@phantom/mf-kit';
import { PageSizeGroup } from '@phantom/ui/on-demand';
import { PageLinks } from '../../../shared/list/page-links';
import { countOf, withPosition, writeFilters, type PagePosition } from '../enquiry-query';
import type { loader } from './enquiries.loader';
import styles from './list-pager.module.css';

export function ListPager() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const navigate = useNavigate();
  const { filters, page, size, hasNewer, hasOlder } = useLoaderData<typeof loader>();
  const count = countOf(page.counts, filters.view);
  const address = (position: PagePosition) =>
    `/enquiries?${withPosition(writeFilters(filters), position)}`;
  const link = (label: string, position: Omit<PagePosition, 'size'>) => ({
    label,
    to: address({ size, ...position }),
  });
  const atSize = (newSize: number) => address({ size: newSize });
  return (
    <div className={styles.bar}>
      <p className={styles.total} role="status">
        {t('enquiries.total', { count, number: number(count) })}
      </p>
      <PageLinks
        label={t('enquiries.pages')}
        newer={hasNewer ? link(t('enquiries.newer'), { after: page.list[0]?.key }) : undefined}
        older={hasOlder ? link(t('enquiries.older'), { before: page.list.at(-1)?.key }) : undefined}
      />
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
