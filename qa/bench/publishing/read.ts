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

/** Reads a page or call like a browser that has no copy of it. */
export async function read(origin: string, path: string): Promise<Read> {
  const at = now();
  const { statusCode, headers, body } = await request(origin + path, {
    headers: { 'accept-language': 'en', 'accept-encoding': 'br' },
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  const took = now() - at;
  const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
  return { path, at, took, isServed: statusCode === 200, marks: marksIn(text.toString()) };
}
