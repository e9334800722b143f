import { ApiError, Link, PageErrorState, useRouteError, useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { StaffPage } from './staff-page';

const FORBIDDEN = 403;

/** Says in a sentence that a page is not for this visitor; every other failure looks as everywhere. */
export function StaffError() {
  const error = useRouteError();
  const { t } = useTranslation();
  if (!(error instanceof ApiError) || error.status !== FORBIDDEN) return <PageErrorState />;
  return (
    <StaffPage title={t('forbidden.title')}>
      <EmptyState title={error.message}>
        <p>{t('forbidden.text')}</p>
        <Link className="btn btn-primary" to="/dashboard">
          {t('forbidden.back')}
        </Link>
      </EmptyState>
    </StaffPage>
  );
}
