import type { SiteOfTwo } from './site-of-two.js';

/**
 * Looks.
 *
 * @returns what was seen, in words
 * @throws Error where it is not as it has to be
 */
export type Look = (site: SiteOfTwo) => Promise<string>;

/** What has to be true of two as of one. */
export interface Check {
  /** As in the table, and after `--only`. */
  name: string;
  run: Look;
  /** While Redis is gone or answers nothing, where something else is promised then. */
  runWithoutRedis?: Look;
  /** When it is back, where that changes something. */
  runOnceBack?: Look;
}
