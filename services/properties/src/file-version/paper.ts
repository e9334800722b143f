import { MEGABYTE, PAPER_KINDS, type UploadRules } from '@phantom/service-kit/files';

/** What is taken in for a paper. */
export const PAPER: UploadRules = { field: 'file', kinds: PAPER_KINDS, maxBytes: 20 * MEGABYTE };
