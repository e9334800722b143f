import type { PaperKind } from './api';

/** In the order of the page. */
export const PAPER_KINDS: readonly PaperKind[] = [
  'identity',
  'income',
  'bank-statement',
  'landlord-letter',
  'other',
];

/** The limits of the listings service. */
export const PAPER_LIMITS = { megabytes: 10, files: 15 };
