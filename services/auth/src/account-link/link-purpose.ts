import type { Account } from '../account/account.entity.js';
import type { LinkPurpose } from './account-link.entity.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface PurposeRules {
  /** Milliseconds for which the link can be used. */
  lifetime: number;
  /** Milliseconds for which its mail may wait for the mail server. */
  patience: number;
  /** The page that it opens. */
  page: string;
  /** Whether the account still has a use for it. */
  isWanted: (account: Account) => boolean;
}

export const LINK_RULES: Record<LinkPurpose, PurposeRules> = {
  reset: {
    lifetime: 30 * MINUTE,
    patience: 120 * MINUTE,
    page: '/set-password',
    isWanted: () => true,
  },
  invite: {
    lifetime: 7 * DAY,
    patience: 7 * DAY,
    page: '/set-password',
    isWanted: ({ passwordHash }) => passwordHash === null,
  },
  confirm: {
    lifetime: 7 * DAY,
    patience: 7 * DAY,
    page: '/confirm-email',
    // Whoever was invited proves the address by the first password.
    isWanted: ({ emailConfirmedAt, passwordHash }) =>
      emailConfirmedAt === null && passwordHash !== null,
  },
};
