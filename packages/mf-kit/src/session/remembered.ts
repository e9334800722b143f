import { setCookie } from '../browser/set-cookie';

const NAME = 'remembered';
const THIRTY_DAYS_IN_SECONDS = 2_592_000;

/** Records that this browser has a refresh cookie: `1` for 30 days with "Remember me", `0` until the browser is closed. */
export function setRemembered(yes: boolean): void {
  const maxAge = yes ? THIRTY_DAYS_IN_SECONDS : undefined;
  setCookie(NAME, yes ? '1' : '0', { maxAge, sameSite: 'strict' });
}

export function forgetRemembered(): void {
  setCookie(NAME, '', { maxAge: 0, sameSite: 'strict' });
}

/** Whether somebody signed in here with "Remember me" and has not signed out since. */
export function isRemembered(): boolean {
  return /(?:^|;\s*)(?:__Host-)?remembered=1/.test(document.cookie);
}

/** Whether somebody is signed in in this browser, maybe in another tab. */
export function isSignedInHere(): boolean {
  return /(?:^|;\s*)(?:__Host-)?remembered=[01]/.test(document.cookie);
}
