interface CookieOptions {
  /** Seconds; 0 deletes the cookie. */
  maxAge: number;
  isSecure: boolean;
}

/** The name of a cookie. With HTTPS it has the prefix `__Host-`: browsers accept it from this host only, over TLS. */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

/** The `Set-Cookie` of a cookie for the whole site, hidden from scripts and not sent with requests of other sites. */
export const setCookie = (
  name: string,
  value: string,
  { maxAge, isSecure }: CookieOptions,
): string =>
  `${cookieName(name, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
