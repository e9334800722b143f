/** The ids of demo accounts to which demo rows of other services belong. Only demo data may use them. */
export const DEMO_ACCOUNT_IDS = {
  'Emma Clarke': 1,
  'Adrian Cole': 2,
  'Iris Valente': 3,
  'Henrik Sandberg': 4,
} as const;

export type DemoAccountName = keyof typeof DEMO_ACCOUNT_IDS;
