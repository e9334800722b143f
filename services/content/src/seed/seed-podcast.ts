import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { safeHtml } from '../common/safe-html.js';
import {
  PodcastChannel,
  PodcastChannelText,
  PodcastEpisode,
  PodcastEpisodeText,
} from '../podcast/podcast.entity.js';
import { demoFile, heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface ChannelDemo {
  /** File name in `demo/podcast/`. */
  cover: string;
  texts: Translated<{ title: string; subtitle: string }>;
}

interface EpisodeDemo {
  slug: string;
  published: string;
  hero: string;
  /** File name in `demo/podcast/`. */
  audio: string;
  /** Seconds. */
  duration: number;
  /** `transcript` is HTML, one block element per line. */
  texts: Translated<{ title: string; description: string; transcript: string[] }>;
}

export async function seedPodcast(manager: EntityManager): Promise<void> {
  const { cover, texts } = await readDemo<ChannelDemo>('podcast-channel.json');
  const { address } = await readPodcastFile(cover);
  const channel = await upsert(manager, PodcastChannel, { id: 1 }, { cover: address });
  const rows = translationRows(texts, (text, lang) => ({ ownerId: channel.id, lang, ...text }));
  await manager.save(PodcastChannelText, rows);

  const { episodes } = await readDemo<{ episodes: EpisodeDemo[] }>('podcast.json');
  for (const episode of episodes) await seedEpisode(manager, episode);
}

async function seedEpisode(manager: EntityManager, episode: EpisodeDemo): Promise<void> {
  const { slug, published, hero, audio, duration, texts } = episode;
  const { address, size } = await readPodcastFile(audio);
  const values = {
    image: heroPicture(hero),
    audio: address,
    type: 'audio/mpeg',
    size,
    duration,
    publishedAt: new Date(published),
  };
  const { id } = await upsert<PodcastEpisode>(manager, PodcastEpisode, { slug }, values);
  const rows = translationRows(texts, ({ transcript, ...text }, lang) => {
    return { ownerId: id, lang, ...text, transcript: safeHtml(transcript.join('\n')) };
  });
  await manager.save(PodcastEpisodeText, rows);
}

/**
 * Returns the public address and the size in bytes of a file in `demo/podcast/`. The address contains a hash of the
 * file, because browsers cache files under `/audio/` indefinitely.
 */
async function readPodcastFile(name: string): Promise<{ address: string; size: number }> {
  const bytes = await readFile(demoFile(`podcast/${name}`));
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return { address: `/audio/${name}?v=${version}`, size: bytes.length };
}
