import { deadline } from '../remotes/deadline';
import { clearSession, getSession, isRemembered, renewSession } from '@phantom/mf-kit';

/** A protected page waits for the answer, so it may not take for ever. */
const PATIENCE_MS = 5_000;

/** Signs a visitor in again who asked to be remembered; settles when that is done or cannot be. */
export async function restoreSession(): Promise<void> {
  if (getSession() || !isRemembered()) return;
  try {
    if (!(await deadline(renewSession(), PATIENCE_MS, 'Signing in again'))) clearSession();
  } catch {
    // The server cannot be reached: the visitor stays a visitor until the next page load.
  }
}
