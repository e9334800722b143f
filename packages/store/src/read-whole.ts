import { addAbortSignal, type Readable } from 'node:stream';

/** Bytes. No file of a build is nearly as large. */
const MOST_BYTES = 32 * 1024 * 1024;

/** Milliseconds for all of it. */
const DEADLINE = 30_000;

/**
 * All that a stream has.
 *
 * @throws Error where that is too much, or takes too long
 */
export const readWhole = async (stream: Readable, name: string): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  addAbortSignal(AbortSignal.timeout(DEADLINE), stream);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) throw new Error(`${name} is larger than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
