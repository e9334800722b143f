/** Browsers take a cookie of such a name from this host alone, over TLS, for the whole of it. */
const HOST_PREFIX = '__Host-';

interface CookieOptions {
  /** Seconds; 0 takes the cookie away. Without it the cookie ends with the browser. */
  maxAge?: number;
  sameSite: 'lax' | 'strict';
}

/** Keeps a cookie for the whole site. Where that is reached by https, no neighbouring host can set one of its name. */
export function setCookie(
  name: string,
  value: string,
  { maxAge, sameSite }: CookieOptions,
  { protocol }: Pick<Location, 'protocol'> = window.location,
): void {
  const isSecure = protocol === 'https:';
  // One that was kept before there was a prefix would be read in the place of this.
  if (isSecure) document.cookie = `${name}=; path=/; max-age=0`;
  const parts = [
    `${isSecure ? HOST_PREFIX : ''}${name}=${value}`,
    'path=/',
    ...(maxAge === undefined ? [] : [`max-age=${maxAge}`]),
    `samesite=${sameSite}`,
    ...(isSecure ? ['secure'] : []),
  ];
  document.cookie = parts.join('; ');
}
