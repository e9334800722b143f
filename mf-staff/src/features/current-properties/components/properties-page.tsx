import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import { FilterBar } from '../../../shared/list/filter-bar';
import { withoutFilters } from '../../../shared/list/filter-chips';
import { ServerTable } from '../../../shared/list/server-table';
import { useListAddress } from '../../../shared/list/use-list-address';
import { usePropertyColumns } from '../hooks/use-property-columns';
import { usePropertyFilters } from '../hooks/use-property-filters';
import type { loader } from '../list.loader';
import { PropertyViews } from './property-views';

/** What the office is working on. */
export function PropertiesPage() {
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
