import type { TokenUser } from '@phantom/service-kit';

/** The claims of an employee's token. */
export const EMPLOYEE: TokenUser = {
  id: 7,
  email: 'eve@example.com',
  name: 'Eve',
  type: 'admin',
  rights: [],
};
