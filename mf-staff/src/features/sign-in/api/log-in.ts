import { api, unwrap, type SessionUser } from '@phantom/mf-kit';

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
