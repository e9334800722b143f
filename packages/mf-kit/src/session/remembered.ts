import { setCookie } from './set-cookie';

const NAME = 'remembered';
const THIRTY_DAYS_IN_SECONDS = 2_592_000;

/**
 * Notes that this browser has a refresh cookie, which scripts cannot see: `1` for 30 days where the visitor asked to be
 * remembered, `0` until the browser is closed.
 */
export function setRemembered(yes: boolean): void {
  const maxAge = yes ? THIRTY_DAYS_IN_SECONDS : undefined;
  setCookie(NAME, yes ? '1' : '0', { maxAge, sameSite: 'strict' });
}

/** Nobody is signed in here any more. */
export function forgetRemembered(): void {
  setCookie(NAME, '', { maxAge: 0, sameSite: 'strict' });
}

/** Whether somebody signed in here with "Remember me" and has not signed out since. */
export function isRemembered(): boolean {
  return /(?:^|;\s*)(?:__Host-)?remembered=1/.test(document.cookie);
}

/** Whether somebody is signed in in this browser, be it in another tab. */
export function isSignedInHere(): boolean {
  return /(?:^|;\s*)(?:__Host-)?remembered=[01]/.test(document.cookie);
}
