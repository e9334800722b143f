/** A database that is measured. */
export interface Size {
  title: string;
  homes: number;
}

export const SIZES = [
  { title: '10 thousand', homes: 10_000 },
  { title: '100 thousand', homes: 100_000 },
  { title: '1 million', homes: 1_000_000 },
] as const satisfies readonly Size[];

/** What the largest is compared with, and the largest. */
export const SMALLEST = SIZES[0];
export const LARGEST = SIZES[2];

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
