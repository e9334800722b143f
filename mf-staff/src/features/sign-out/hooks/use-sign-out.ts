import { ApiError, clearSession, navigateTo } from '@phantom/mf-kit';
import { useEffect } from 'react';
import { logOut } from '../api/log-out';

/** Ends the session here and on the server, then goes home. An unreachable server keeps nobody signed in here. */
export const useSignOut = () => {
  useEffect(() => {
    const signOut = async () => {
      await logOut().catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      });
      clearSession();
      navigateTo('/home', { replace: true });
    };
    void signOut();
  }, []);
};
