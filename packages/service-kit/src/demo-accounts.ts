/**
 * The accounts of the demonstration whose rows other services have, by their ids. The auth service's demo data gives them
 * these, and refuses to be loaded where somebody else has one; nothing but demo data may use them.
 */
export const DEMO_ACCOUNT_IDS = {
  'Emma Clarke': 1,
  'Adrian Cole': 2,
  'Iris Valente': 3,
  'Henrik Sandberg': 4,
} as const;

export type DemoAccountName = keyof typeof DEMO_ACCOUNT_IDS;
