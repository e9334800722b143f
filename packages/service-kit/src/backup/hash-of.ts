import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** The SHA-256 of all bytes of a stream, in hexadecimal. */
export async function hashOf(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}

/** Of what was compressed; undefined where it cannot be unpacked. */
export async function hashOfUnpacked(source: Readable): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(source, createGunzip(), hash);
    return hash.digest('hex');
  } catch (error) {
    // Z_DATA_ERROR, Z_BUF_ERROR …: what zlib says of bytes that are not what it wrote.
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) return undefined;
    throw error;
  }
}
