import { api, unwrap, type ApiBody, type SessionUser } from '@phantom/mf-kit';

export interface Credentials {
  email: string;
  password: string;
  /** Stay signed in for 30 days on this device. */
  remember: boolean;
}

/** The account type of the login page. It grants nothing: the role of the account must match. */
export type AccountType = NonNullable<SessionUser['type']>;

export const logIn = (credentials: Credentials, type: AccountType) =>
  unwrap(api.POST('/api/auth/login', { body: { ...credentials, type } }));

/** Ends the session on the server, which also clears the refresh cookie. */
export const logOut = () => unwrap(api.POST('/api/auth/logout'));

export type Registration = ApiBody<'post', '/api/auth/post-register'>;

export const register = (registration: Registration) =>
  unwrap(api.POST('/api/auth/post-register', { body: registration }));

/** Confirms an email address by the mailed link. Repeating it gives the same response. */
export const confirmEmail = (token: string) =>
  unwrap(api.POST('/api/auth/confirm-email', { body: { token } }));

/** Mails a link that sets a new password. The response is the same when the account does not exist. */
export const requestPasswordLink = (email: string) =>
  unwrap(api.POST('/api/auth/forget-pwd', { body: { email } }));

/** The purpose of a mailed link. The link stays valid. */
export const getPasswordLink = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/password-link', { body: { token }, signal }));

/** Sets the password by a mailed link, which then becomes invalid. */
export const setPassword = (token: string, password: string) =>
  unwrap(api.POST('/api/auth/set-password', { body: { token, password } }));

/** The account, and its session when setting the password signs it in. */
export type PasswordSetAccount = Awaited<ReturnType<typeof setPassword>>;
