import type { SiteOfTwo } from './site-of-two.js';

/**
 * Runs the check.
 *
 * @returns the observation in words
 * @throws Error when the requirement is not met
 */
export type Look = (site: SiteOfTwo) => Promise<string>;

/** A requirement that must hold for two processes as for one. */
export interface Check {
  /** The name in the table and for `--only`. */
  name: string;
  run: Look;
  /** The check while Redis is down or frozen, when the requirement differs then. */
  runWithoutRedis?: Look;
  /** The check after Redis is back, when that changes something. */
  runOnceBack?: Look;
}
