import {
  ApiError,
  Link,
  PageErrorState,
  useDocumentHead,
  useRouteError,
  useSession,
  useTranslation,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { AccessError } from '../access';
import { StaffPage } from './staff-page';

const FORBIDDEN = 403;

export function StaffError() {
  const error = useRouteError();
  if (error instanceof AccessError) return <NotForYou reason={error.reason} />;
  const isForbidden = error instanceof ApiError && error.status === FORBIDDEN;
  if (isForbidden) return <NotForYou reason="role" message={error.message} />;
  return <PageErrorState back={<BackToDashboard className="btn btn-outline-primary" />} />;
}

function BackToDashboard({ className }: { className: string }) {
  const { t } = useTranslation();
  const user = useSession()?.user;
  return (
    <Link className={className} to={user?.type === 'Investor' ? '/investors' : '/dashboard'}>
      {t('forbidden.back')}
    </Link>
  );
}

function NotForYou({ reason, message }: { reason: AccessError['reason']; message?: string }) {
  const { t } = useTranslation();
  const title = t('forbidden.title');
  useDocumentHead({ title, noindex: true });
  return (
    <StaffPage title={title}>
      <EmptyState title={message ?? t(`forbidden.${reason}`)}>
        <p>{t('forbidden.text')}</p>
        <BackToDashboard className="btn btn-primary" />
      </EmptyState>
    </StaffPage>
  );
}
