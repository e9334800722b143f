import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { PagedTable } from '../../../shared/components/paged-table';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import { usePropertyColumns } from '../hooks/use-property-columns';
import type { loader } from '../list.loader';

/** What the office is working on. */
export function PropertiesPage() {
  const { t } = useTranslation();
  const properties = useLoaderData<typeof loader>();
  const columns = usePropertyColumns();
  useFreshLinks();
  return (
    <StaffPage title={t('properties.title')} lead={t('properties.lead')}>
      <PagedTable
        caption={t('properties.title')}
        columns={columns}
        rows={properties}
        empty={t('properties.empty')}
      />
    </StaffPage>
  );
}
