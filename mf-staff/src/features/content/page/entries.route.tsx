import { Link, useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { Button, EmptyState, Skeleton } from '@phantom/ui';
import { lazy, Suspense } from 'react';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { StaffPage } from '../../../shared/components/staff-page';
import { useListAddress } from '../../../shared/list/use-list-address';
import { isNarrowed } from '../content-query';
import { useIsPublisher } from '../rights';
import { EntriesFilters } from './entries-filters';
import { EntriesTable } from './entries-table';
import type { EntriesPageData } from './entries.loader';
import { useCreateEntry } from './use-create-entry';

const OrderList = lazy(async () => ({ default: (await import('./order-list')).OrderList }));

export const handle: RouteHandle<EntriesPageData | null> = {
  head: (page, t) => ({ title: page?.type.label ?? t('content.unknown.title'), noindex: true }),
};

function EntriesPage() {
  const { t } = useTranslation();
  const page = useLoaderData<EntriesPageData | null>();
  if (page) return <Entries page={page} />;
  return (
    <StaffPage title={t('content.unknown.title')}>
      <EmptyState title={t('content.unknown.type')}>
        <Link className="btn btn-outline-primary" to="/content">
          {t('content.unknown.back')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}

function Entries({ page }: { page: EntriesPageData }) {
  const { t } = useTranslation();
  const { service, type, query } = page;
  const { search } = useListAddress();
  const isOrdering = search.get('view') === 'order';
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[{ name: t('content.title'), path: '/content' }]}
          title={type.label}
        />
      }
      title={type.label}
      actions={<ListActions page={page} isOrdering={isOrdering} />}
    >
      {isOrdering ? (
        <Suspense fallback={<Skeleton height="row" />}>
          <OrderList service={service} type={type} />
        </Suspense>
      ) : (
        <>
          <EntriesFilters query={query} colleagues={page.colleagues} type={type} />
          <EntriesTable page={page} empty={<NoEntries page={page} />} />
        </>
      )}
    </StaffPage>
  );
}

interface ListActionsProps {
  page: EntriesPageData;
  isOrdering: boolean;
}

function ListActions({ page: { service, type, total }, isOrdering }: ListActionsProps) {
  const { t } = useTranslation();
  const { pathFor } = useListAddress();
  const isPublisher = useIsPublisher();
  const { create, isBusy } = useCreateEntry(service, type);
  if (isOrdering) {
    return (
      <Link className="btn btn-outline-primary" to={pathFor({ view: null })}>
        {t('content.order.done')}
      </Link>
    );
  }
  if (type.form !== 'collection') return null;
  return (
    <>
      {type.order === 'position' && isPublisher && total > 1 && (
        <Link
          className="btn btn-outline-primary"
          to={`/content/${service}/${type.name}?view=order`}
        >
          {t('content.order.open')}
        </Link>
      )}
      <Button aria-disabled={isBusy} onClick={isBusy ? undefined : () => void create()}>
        {t('content.list.new', { type: type.singular })}
      </Button>
    </>
  );
}

function NoEntries({ page: { query, service, type } }: { page: EntriesPageData }) {
  const { t } = useTranslation();
  const { create, isBusy } = useCreateEntry(service, type);
  if (isNarrowed(query)) {
    return (
      <EmptyState title={t('content.list.noMatch')}>
        <Link className="btn btn-outline-primary" to={`/content/${service}/${type.name}`}>
          {t('filters.clear')}
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={t('content.list.empty')}>
      {type.form === 'collection' && (
        <Button
          variant="outline-primary"
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void create()}
        >
          {t('content.list.new', { type: type.singular })}
        </Button>
      )}
    </EmptyState>
  );
}

export { EntriesPage as Component };

export { loader } from './entries.loader';
