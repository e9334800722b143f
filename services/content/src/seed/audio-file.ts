import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { demoFile } from './demo-files.js';

interface AudioFile {
  address: string;
  /** Bytes. */
  size: number;
}

/**
 * A file in `demo/podcast/`, as the gateway serves it. Its address changes with its content, since browsers are
 * told to keep it for good.
 */
export async function audioFile(name: string): Promise<AudioFile> {
  const bytes = await readFile(demoFile(`podcast/${name}`));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { address: `/audio/${name}?v=${version}`, size: bytes.length };
}
