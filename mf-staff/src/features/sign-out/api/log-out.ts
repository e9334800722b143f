import { api, unwrap } from '@phantom/mf-kit';

/** Ends the session on the server, and with it the refresh cookie. */
export const logOut = () => unwrap(api.POST('/api/auth/logout'));
