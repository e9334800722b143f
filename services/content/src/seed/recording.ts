import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { parseBuffer } from 'music-metadata';
import type { PodcastEpisode } from '../podcast/podcast-episode.entity.js';
import { demoFile } from './demo-files.js';

const MP3 = 'audio/mpeg';

/**
 * What a player and a feed must know of a file in `demo/podcast/`. Its address changes with its content, since
 * the gateway tells browsers to keep a recording for good.
 */
export async function readRecording(
  name: string,
): Promise<Pick<PodcastEpisode, 'audio' | 'type' | 'size' | 'duration'>> {
  const bytes = await readFile(demoFile(`podcast/${name}`));
  const { format } = await parseBuffer(bytes, { mimeType: MP3 }, { duration: true });
  if (!format.duration) throw new Error(`demo/podcast/${name} is no recording`);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return {
    audio: `/audio/${name}?v=${version}`,
    type: MP3,
    size: bytes.length,
    duration: Math.round(format.duration),
  };
}
