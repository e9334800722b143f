import { clearSession, getSession, isSignedInHere, renewSession } from '@phantom/mf-kit';
import { deadline } from '../remotes/failure';

/** A protected page waits for the result. */
const TIMEOUT_MS = 5_000;

/** Signs in a person with "Remember me", or who is signed in in another tab: a new tab has its own session storage. */
export async function restoreSession(requestFromTabs: () => Promise<void>): Promise<void> {
  if (getSession() || !isSignedInHere()) return;
  try {
    if (!(await deadline(renewSession(), TIMEOUT_MS, 'Signing in again'))) clearSession();
  } catch {
    // The server cannot be reached: without another tab the person stays a visitor until the next page load.
    await requestFromTabs();
  }
}
