import type { Size } from '../sizes.js';

/** A listings service on a database of one size. */
export interface SearchSite {
  size: Size;
  /** Port of the service on this machine. */
  port: number;
  pid: number | undefined;
  database: string;
  /** Milliseconds from its start until the first search was answered. */
  startTook: number;
}
