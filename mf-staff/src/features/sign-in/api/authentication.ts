import { api, unwrap, type ApiBody } from '@phantom/mf-kit';

type LoginBody = ApiBody<'post', '/api/auth/login'>;
export type Credentials = Omit<LoginBody, 'type'>;

/** The account type of the login page. It grants nothing: the role of the account must match. */
export type AccountType = LoginBody['type'];

export const logIn = (credentials: Credentials, type: AccountType) =>
  unwrap(api.POST('/api/auth/login', { body: { ...credentials, type } }));

/** Ends the session on the server, which also clears the refresh cookie. The call outlives the page. */
export const logOut = () => unwrap(api.POST('/api/auth/logout', { keepalive: true }));

export type Registration = ApiBody<'post', '/api/auth/post-register'>;

export const register = (registration: Registration) =>
  unwrap(api.POST('/api/auth/post-register', { body: registration }));

/** The status of the response to a used or expired link. */
export const GONE = 410;

/** Confirms an email address by the mailed link. Repeating it gives the same response. */
export const confirmEmail = (token: string) =>
  unwrap(api.POST('/api/auth/confirm-email', { body: { token } }));

export const requestPasswordLink = (email: string) =>
  unwrap(api.POST('/api/auth/forget-pwd', { body: { email } }));

/** The purpose of a mailed link. The link stays valid. */
export const getPasswordLink = (token: string, signal: AbortSignal) =>
  unwrap(api.POST('/api/auth/password-link', { body: { token }, signal }));

export const setPassword = (token: string, password: string) =>
  unwrap(api.POST('/api/auth/set-password', { body: { token, password } }));

export type PasswordSetAccount = Awaited<ReturnType<typeof setPassword>>;
