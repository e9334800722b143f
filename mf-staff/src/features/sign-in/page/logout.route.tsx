import {
  ApiError,
  clearSession,
  navigateTo,
  useTranslation,
  type RouteHandle,
} from '@phantom/mf-kit';
import { Container } from '@phantom/ui';
import { Spinner } from '@phantom/ui/on-demand';
import { useEffect } from 'react';
import { logOut } from '../api/authentication';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('signOut.head'), noindex: true }),
};

function LogoutPage() {
  const { t } = useTranslation();
  useEffect(() => {
    const signOut = async () => {
      // First: from a page that knew the session longer than the server, a call would be refused, and the person told that the
      // session was ended on another device.
      clearSession();
      // Also works when the server is unreachable.
      await logOut().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
      navigateTo('/home', { replace: true });
    };
    void signOut();
  }, []);
  return (
    <Container className="pp-section text-center" role="status">
      <Spinner aria-hidden="true" />
      <h1 className="h3 mt-3">{t('signOut.text')}</h1>
    </Container>
  );
}

export { LogoutPage as Component };
