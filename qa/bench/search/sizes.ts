/** A measured database. */
export interface Size {
  title: string;
  homes: number;
}

export const SIZES = [
  { title: '10 thousand', homes: 10_000 },
  { title: '100 thousand', homes: 100_000 },
  { title: '1 million', homes: 1_000_000 },
] as const satisfies readonly Size[];

/** The reference size, and the largest size. */
export const SMALLEST = SIZES[0];
export const LARGEST = SIZES[2];

/** A listings service on a database of one size. */
export interface SearchSite {
  size: Size;
  /** Port of the service on this machine. */
  port: number;
  pid: number | undefined;
  database: string;
  /** Milliseconds from its start to the response of the first search. */
  startTook: number;
}
