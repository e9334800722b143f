import { useTranslation } from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { Spinner } from '@phantom/ui/on-demand';
import { useSignOut } from '../hooks/use-sign-out';

/** Signs out by being opened. */
export function LogoutPage() {
  const { t } = useTranslation();
  useSignOut();
  return (
    <Container className="pp-section text-center" role="status">
      <Spinner aria-hidden="true" />
      <h1 className="h3 mt-3">{t('signOut.text')}</h1>
    </Container>
  );
}
