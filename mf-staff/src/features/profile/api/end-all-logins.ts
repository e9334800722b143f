import { api, unwrap } from '@phantom/mf-kit';

/** Ends every login of the own account, this one too. */
export const endAllLogins = () => unwrap(api.POST('/api/auth/logout-everywhere'));
