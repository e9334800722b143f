/** Bytes that a client sends, and how far they may come. */
export interface WireCase {
  /** What is wrong with them. */
  what: string;
  /** As latin1: one character a byte. */
  text: string;
  /** Further bytes, one at a time, for whoever is slow. */
  drip?: string;
  /** Requests of it that may reach a service: none, where it is malformed. */
  mayReach: number;
  /** The client says that it has no more to say. */
  ends?: boolean;
}

/** Tells whose request it is that reaches a service. */
export interface Marks {
  /** A call that anybody may make. */
  call: string;
  /** A call that is hidden in another one, and must never be made. */
  hidden: string;
}

export type CaseMaker = (marks: Marks) => WireCase[];

export const CRLF = '\r\n';

/** A head of these lines. */
export const head = (...lines: string[]): string => lines.join(CRLF) + CRLF + CRLF;

export const hiddenRequest = ({ hidden }: Marks): string =>
  head(`GET ${hidden} HTTP/1.1`, 'Host: a', 'Connection: close');

/** As a malformed case, of which nothing may go through. */
export const refused = (what: string, text: string): WireCase => ({ what, text, mayReach: 0 });

/** As one that is odd, and lawful. */
export const odd = (what: string, text: string): WireCase => ({ what, text, mayReach: 1 });
