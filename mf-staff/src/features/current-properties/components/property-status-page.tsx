import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';
import { useFreshLinks } from '../../../shared/hooks/use-fresh-links';
import type { loader } from '../detail.loader';
import { PropertyStatus } from './property-status';

/** How far a property has come. */
export function PropertyStatusPage() {
  const { t } = useTranslation();
  const property = useLoaderData<typeof loader>();
  useFreshLinks();

  const back = (
    <Link className="btn btn-outline-primary" to="/current-properties">
      {t('property.back')}
    </Link>
  );
  if (!property) {
    return (
      <StaffPage title={t('property.unknown.title')}>
        <EmptyState title={t('property.unknown.text')}>{back}</EmptyState>
      </StaffPage>
    );
  }
  return (
    <StaffPage title={property.address} lead={t('property.lead')}>
      <PropertyStatus property={property} />
      <p className="mt-4 mb-0">{back}</p>
    </StaffPage>
  );
}
