import { brotliDecompressSync } from 'node:zlib';
import { request } from 'undici';
import { marksIn, now } from './releases.js';

export interface Read {
  path: string;
  /** On the clock of `now`. */
  at: number;
  /** Milliseconds until the response was complete. */
  took: number;
  isServed: boolean;
  /** The releases of which the response shows texts. */
  marks: number[];
}

/** A response whose text is not read yet. */
export interface Unread extends Pick<Read, 'path' | 'at' | 'took'> {
  statusCode: number;
  encoding: unknown;
  bytes: Buffer;
}

/**
 * Fetches a page or call like a browser that has no copy of it.
 *
 * @returns the response for `readText`, which would delay other readers of the same process
 */
export async function fetchUnread(origin: string, path: string): Promise<Unread> {
  const at = now();
  const { statusCode, headers, body } = await request(origin + path, {
    headers: { 'accept-language': 'en', 'accept-encoding': 'br' },
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  return { path, at, took: now() - at, statusCode, encoding: headers['content-encoding'], bytes };
}

/** Unpacks a response, and finds the releases that it shows. */
export function readText({ path, at, took, statusCode, encoding, bytes }: Unread): Read {
  const text = encoding === 'br' ? brotliDecompressSync(bytes) : bytes;
  return { path, at, took, isServed: statusCode === 200, marks: marksIn(text.toString()) };
}
