import type { TokenUser } from '@phantom/service-kit';

/** Whom a token is for that may do all that an employee may. */
export const EMPLOYEE: TokenUser = {
  id: 7,
  email: 'eve@example.com',
  name: 'Eve',
  type: 'admin',
  rights: [],
};
