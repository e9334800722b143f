import { Link, useFormat, useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { MissingNotice } from '../../../shared/components/missing-notice';
import { StaffPage } from '../../../shared/components/staff-page';
import { useShownColumns } from '../../../shared/list/column-menu';
import { useColleagueName } from '../colleagues';
import { hasFilters, writeFilters, type Filters } from '../enquiry-query';
import type { loader } from './enquiries.loader';
import styles from './enquiries.module.css';
import { EnquiryExport } from './enquiry-export';
import { EnquiryFilters } from './enquiry-filters';
import { EnquiryTable, useEnquiryColumns } from './enquiry-table';
import { ListPager } from './list-pager';
import { useFreshList } from './use-fresh-list';
import { ViewTabs } from './view-tabs';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('enquiries.title'), noindex: true }),
};

function EnquiriesPage() {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { filters, page, colleagues } = useLoaderData<typeof loader>();
  const nameOf = useColleagueName(colleagues);
  const { shown, menu } = useShownColumns('enquiries', useEnquiryColumns(nameOf));
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
      actions={<EnquiryExport filters={filters} counts={counts} nameOf={nameOf} />}
    >
      <ViewTabs counts={counts}>
        <EnquiryFilters filters={filters} colleagues={colleagues} nameOf={nameOf} />
        {missing.map((name) => (
          <MissingNotice
            key={name}
            text={t(`enquiries.missing.${name}`)}
            retryLabel={t('enquiries.missing.retry')}
          />
        ))}
        {list.length > 0 ? (
          <>
            <div className={styles.columns}>{menu}</div>
            <EnquiryTable entries={list} columns={shown} />
          </>
        ) : (
          <EmptyList filters={filters} />
        )}
        <ListPager />
      </ViewTabs>
    </StaffPage>
  );
}

function EmptyList({ filters }: { filters: Filters }) {
  const { t } = useTranslation();
  const reason = hasFilters(filters) ? 'narrowed' : filters.view === 'open' ? 'open' : 'other';
  return (
    <EmptyState title={t(`enquiries.empty.${reason}.title`)}>
      <p>{t(`enquiries.empty.${reason}.text`)}</p>
      {reason === 'narrowed' && filters.view !== 'all' && (
        <Link
          className="btn btn-outline-primary"
          to={`/enquiries?${writeFilters({ ...filters, view: 'all' })}`}
        >
          {t('enquiries.empty.all')}
        </Link>
      )}
    </EmptyState>
  );
}

export { EnquiriesPage as Component };

export { loader } from './enquiries.loader';
