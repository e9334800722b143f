import {
  Link,
  useLoaderData,
  useTranslation,
  type LoaderFunctionArgs,
  type RouteHandle,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import { FilterBar, withoutFilters } from '../../../shared/list/filter-bar';
import { ServerTable } from '../../../shared/list/server-table';
import { useListAddress } from '../../../shared/list/use-list-address';
import { listProperties } from '../api/properties';
import { readPropertyQuery } from '../property-query';
import { usePropertyColumns } from './property-columns';
import { PropertyViews } from './property-views';
import { usePropertyFilters } from './use-property-filters';

export const loader = async ({ request }: LoaderFunctionArgs) => {
  const query = readPropertyQuery(new URL(request.url).searchParams);
  const { list, total, page, choices } = await listProperties(query, request.signal);
  return { list, total, choices, query: { ...query, page } };
};

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('properties.title'), noindex: true }),
};

function PropertiesPage() {
  const { t } = useTranslation();
  const { list, total, choices, query } = useLoaderData<typeof loader>();
  const columns = usePropertyColumns();
  const filters = usePropertyFilters(query, choices);
  const { pathFor } = useListAddress();
  useFreshLinks();

  const isNarrowed = query.search !== '' || filters.some(({ chosen }) => chosen.length > 0);
  return (
    <StaffPage
      title={t('properties.title')}
      lead={t('properties.lead')}
      actions={
        <Link className="btn btn-primary" to="/current-properties/new">
          {t('properties.new')}
        </Link>
      }
    >
      <PropertyViews active={query.view} choices={choices}>
        <FilterBar searchLabel={t('properties.search')} search={query.search} filters={filters} />
        <ServerTable
          name="properties"
          caption={t('properties.title')}
          columns={columns}
          rows={list}
          rowKey={({ id }) => id}
          total={total}
          query={query}
          empty={
            isNarrowed ? (
              <EmptyState title={t('properties.noMatch')}>
                <Link
                  className="btn btn-outline-primary"
                  to={pathFor(withoutFilters(filters))}
                  preventScrollReset
                >
                  {t('filters.clear')}
                </Link>
              </EmptyState>
            ) : (
              <EmptyState title={t(`properties.empty.${query.view}`)} />
            )
          }
        />
      </PropertyViews>
    </StaffPage>
  );
}

export { PropertiesPage as Component };
