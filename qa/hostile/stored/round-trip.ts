/** A text that is written by one call, and read by another. */
export interface RoundTrip {
  what: string;
  /** @returns the texts as they come back, each of which is to be the one that went in; undefined where it was not taken */
  make: (text: string, unique: string) => Promise<string[] | undefined>;
}
