/** What can be done to an account, as the trail names it. */
export const ACCOUNT_ACTIONS = [
  'registered',
  'invited',
  'invitation-sent',
  'confirmed',
  'role-changed',
  'blocked',
  'unblocked',
  'renamed',
  'password-set',
  'password-changed',
] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
