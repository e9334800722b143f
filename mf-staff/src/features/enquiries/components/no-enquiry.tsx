import { Link, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';

/** In the place of an enquiry that there is not. */
export function NoEnquiry() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('enquiry.unknown.title')}>
      <EmptyState title={t('enquiry.unknown.text')}>
        <Link className="btn btn-outline-primary" to="/enquiries">
          {t('enquiry.back')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}
