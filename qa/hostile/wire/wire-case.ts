/** The bytes of a client, and how far they may get. */
export interface WireCase {
  /** The error in the bytes. */
  what: string;
  /** As latin1: one character per byte. */
  text: string;
  /** Further bytes, which a slow client sends one at a time. */
  drip?: string;
  /** The number of its requests that may reach a service: 0 when it is malformed. */
  mayReach: number;
  /** Whether the client closes its side after sending. */
  ends?: boolean;
}

/** Identifies the request that reaches a service. */
export interface Marks {
  /** A public call. */
  call: string;
  /** A call that is hidden in another one, and must never be executed. */
  hidden: string;
}

export type CaseMaker = (marks: Marks) => WireCase[];

export const CRLF = '\r\n';

/** A head with these lines. */
export const head = (...lines: string[]): string => lines.join(CRLF) + CRLF + CRLF;

export const hiddenRequest = ({ hidden }: Marks): string =>
  head(`GET ${hidden} HTTP/1.1`, 'Host: a', 'Connection: close');

/** A malformed case: nothing may reach a service. */
export const refused = (what: string, text: string): WireCase => ({ what, text, mayReach: 0 });

/** An unusual but valid case. */
export const odd = (what: string, text: string): WireCase => ({ what, text, mayReach: 1 });
