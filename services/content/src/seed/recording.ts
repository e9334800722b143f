import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PodcastEpisode } from '../podcast/podcast-episode.entity.js';
import { demoFile } from './demo-files.js';

/**
 * What a player and a feed must know of an MP3 file in `demo/podcast/`. Its address changes with its content,
 * since the gateway tells browsers to keep a recording for good.
 */
export async function readRecording(
  name: string,
): Promise<Pick<PodcastEpisode, 'audio' | 'type' | 'size'>> {
  const bytes = await readFile(demoFile(`podcast/${name}`));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { audio: `/audio/${name}?v=${version}`, type: 'audio/mpeg', size: bytes.length };
}
