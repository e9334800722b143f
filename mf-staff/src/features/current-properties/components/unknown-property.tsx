import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from '../../../shared/components/staff-page';
import { BackLink } from './back-link';

/** There is no property of that number. */
export function UnknownProperty() {
  const { t } = useTranslation();
  return (
    <StaffPage title={t('property.unknown.title')}>
      <EmptyState title={t('property.unknown.text')}>
        <BackLink />
      </EmptyState>
    </StaffPage>
  );
}
