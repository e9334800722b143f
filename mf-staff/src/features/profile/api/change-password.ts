import { api, unwrap } from '@phantom/mf-kit';

export interface PasswordChange {
  current_password: string;
  password: string;
}

/** Changes the own password and ends the other logins; answers a sentence that says so. */
export const changePassword = async (body: PasswordChange): Promise<string> =>
  (await unwrap(api.POST('/api/auth/change-password', { body }))).message;
