interface CookieOptions {
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
  isSecure: boolean;
}

/** The name of a cookie: where browsers come by https, one that they take from this host alone, over TLS. */
export const cookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

/** The text of a `Set-Cookie` for the whole site that no script can read and no other site sends along. */
export const setCookie = (
  name: string,
  value: string,
  { maxAge, isSecure }: CookieOptions,
): string =>
  `${cookieName(name, isSecure)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
