import { useFormat, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFreshList } from '../hooks/use-fresh-list';
import { useNameOf } from '../hooks/use-name-of';
import type { loader } from '../list.loader';
import styles from './enquiries-page.module.css';
import { EnquiryTable } from './enquiry-table';
import { ExportButton } from './export-button';
import { FilterBar } from './filter-bar';
import { ListPager } from './list-pager';
import { MissingNotice } from './missing-notice';
import { NoEnquiries } from './no-enquiries';
import { ViewTabs } from './view-tabs';

/** What visitors have written, from all services that take in forms. */
export function EnquiriesPage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { filters, page, colleagues } = useLoaderData<typeof loader>();
  const nameOf = useNameOf(colleagues);
  useFreshList();
  const { list, counts, missing } = page;
  return (
    <StaffPage
      title={
        <>
          {t('enquiries.title')}{' '}
          {counts.new > 0 && (
            <span className={styles.badge}>
              {t('enquiries.new', { count: counts.new, number: number(counts.new) })}
            </span>
          )}
        </>
      }
      lead={t('enquiries.lead')}
      actions={<ExportButton filters={filters} counts={counts} nameOf={nameOf} />}
    >
      <ViewTabs counts={counts}>
        <FilterBar colleagues={colleagues} nameOf={nameOf} />
        {missing.map((name) => (
          <MissingNotice key={name} name={name} />
        ))}
        {list.length > 0 ? (
          <EnquiryTable entries={list} nameOf={nameOf} />
        ) : (
          <NoEnquiries filters={filters} />
        )}
        <ListPager />
      </ViewTabs>
    </StaffPage>
  );
}
