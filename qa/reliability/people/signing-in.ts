import type { Call } from './call.js';
import { formHeaders } from './forms.js';
import { type Account, DEMO_PASSWORD } from './sign-in.js';

/** Signs in anew each time, each time from elsewhere. */
export const signingIn = (account: Account): Call => ({
  title: 'sign-in',
  method: 'POST',
  path: '/api/auth/login',
  headers: () => formHeaders(),
  body: () => ({ ...account, password: DEMO_PASSWORD }),
  needs: ['auth'],
});
