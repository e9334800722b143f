/** Characters that are kept of a path. */
const LONGEST = 200;

/** The path of a page of ours, cut where it is too long; undefined for anything else. */
export function pageOf(value: unknown): string | undefined {
  const isPath = typeof value === 'string' && /^\/(?!\/)[^\s\p{Cc}\\]*$/u.test(value);
  return isPath ? value.slice(0, LONGEST) : undefined;
}

/** The path of the page that `Referer` names, if it is one of this site. */
export function refererPage(referer: string | undefined, publicOrigin: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { origin, pathname } = new URL(referer);
  return origin === new URL(publicOrigin).origin ? pageOf(pathname) : undefined;
}
