/** A text that one call writes and another call reads. */
export interface RoundTrip {
  what: string;
  /** @returns the texts as they are read, in the order in which they were written; undefined for a refused one */
  make: (text: string, unique: string) => Promise<string[] | undefined>;
}
