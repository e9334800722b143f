/** Browsers accept a cookie with this prefix only over TLS, for the whole host, from the host itself. */
const HOST_PREFIX = '__Host-';

interface CookieOptions {
  /** Seconds; 0 deletes the cookie. Without it the cookie ends with the browser session. */
  maxAge?: number;
  sameSite: 'lax' | 'strict';
}

/** Sets a cookie for the whole site. Over https it has the prefix `__Host-`, so that no subdomain can set it. */
export function setCookie(
  name: string,
  value: string,
  { maxAge, sameSite }: CookieOptions,
  { protocol }: Pick<Location, 'protocol'> = window.location,
): void {
  const isSecure = protocol === 'https:';
  // A cookie without the prefix, from an older release, would be read first.
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
