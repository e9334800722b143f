const THIRTY_DAYS_IN_SECONDS = 2_592_000;

/** Notes that this browser may sign its visitor in again by itself; the secret is the server's own cookie. */
export function setRemembered(yes: boolean): void {
  const age = yes ? THIRTY_DAYS_IN_SECONDS : 0;
  document.cookie = `remembered=1; path=/; max-age=${age}; samesite=strict`;
}

/** Whether somebody signed in here with "Remember me" and has not signed out since. */
export function isRemembered(): boolean {
  return /(?:^|;\s*)remembered=1/.test(document.cookie);
}
