import { clearSession, getSession, isSignedInHere } from '@phantom/mf-kit';

/**
 * A page that the browser brings back as it was left (by its back button) has not heard what the other tabs said: when
 * somebody signed out meanwhile, nothing of theirs may stand there.
 */
export function checkOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && getSession() && !isSignedInHere()) clearSession();
  });
}
