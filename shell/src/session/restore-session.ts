import { deadline } from '../remotes/deadline';
import { clearSession, getSession, isSignedInHere, renewSession } from '@phantom/mf-kit';

/** A protected page waits for the answer, so it may not take for ever. */
const PATIENCE_MS = 5_000;

/**
 * Signs in whoever asked to be remembered, or is signed in in another tab: a page opened in a new one has a session
 * storage of its own. Settles when that is done or cannot be.
 *
 * @param askOthers has another tab say who is signed in, if there is one
 */
export async function restoreSession(askOthers: () => Promise<void>): Promise<void> {
  if (getSession() || !isSignedInHere()) return;
  try {
    if (!(await deadline(renewSession(), PATIENCE_MS, 'Signing in again'))) clearSession();
  } catch {
    // The server cannot be reached: whoever no other tab knows stays a visitor until the next page load.
    await askOthers();
  }
}
