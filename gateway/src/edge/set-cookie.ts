interface CookieOptions {
  /** Seconds; 0 takes the cookie away. */
  maxAge: number;
  isSecure: boolean;
}

/** The text of a `Set-Cookie` for the whole site that no script can read and no other site sends along. */
export const setCookie = (
  name: string,
  value: string,
  { maxAge, isSecure }: CookieOptions,
): string =>
  `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
