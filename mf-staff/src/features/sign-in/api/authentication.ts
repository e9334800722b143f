import { api, type SessionUser, unwrap } from '@phantom/mf-kit';

export interface Credentials {
  email: string;
  password: string;
  /** Stay signed in for 30 days on this device. */
  remember: boolean;
}

/** Which of the two doors the visitor came to; it grants nothing, the account's own role must match it. */
export type AccountType = NonNullable<SessionUser['type']>;

/** Signs in; the answer is the session to store. */
export const logIn = (credentials: Credentials, type: AccountType) =>
  unwrap(api.POST('/api/auth/login', { body: { ...credentials, type } }));

/** Ends the session on the server, and with it the refresh cookie. */
export const logOut = () => unwrap(api.POST('/api/auth/logout'));

export interface Registration {
  email: string;
  username: string;
  password: string;
}

/** Makes an account, which has no role yet. */
export const register = (registration: Registration) =>
  unwrap(api.POST('/api/auth/post-register', { body: registration }));

/** Proves by the mailed link that the address is one's own; told again, it answers the same. */
export const confirmEmail = (token: string) =>
  unwrap(api.POST('/api/auth/confirm-email', { body: { token } }));

/** Has a link mailed that sets a new password; the answer is the same where there is no such account. */
export const askForLink = (email: string) =>
  unwrap(api.POST('/api/auth/forget-pwd', { body: { email } }));

/** What a mailed link is for; does not use it up. */
export const lookAtLink = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/password-link', { body: { token }, signal }));

/** Sets the password by a mailed link, which is used up by it. */
export const setPassword = (token: string, password: string) =>
  unwrap(api.POST('/api/auth/set-password', { body: { token, password } }));

/** The account whose password was set, with its session where it is signed in by that. */
export type PasswordSetAccount = Awaited<ReturnType<typeof setPassword>>;
