import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { storeMedia } from '@phantom/content-editing';
import type { EntityManager } from 'typeorm';
import { PODCAST_CHANNEL, PODCAST_EPISODE } from '../podcast/podcast.type.js';
import {
  demoFile,
  demoNextSteps,
  type DemoNextSteps,
  demoTexts,
  pictureTexts,
  readDemo,
  richTextOf,
  storeDemo,
  storeHero,
  type Translated,
} from './demo-files.js';

interface ChannelDemo {
  /** File name in `demo/podcast/`. */
  cover: string;
  texts: Translated<{ title: string; subtitle: string }>;
}

interface EpisodeDemo extends DemoNextSteps {
  slug: string;
  published: string;
  hero: string;
  /** File name in `demo/podcast/`. */
  audio: string;
  /** Seconds. */
  duration: number;
  /** `transcript` is HTML, one block element per line. */
  texts: Translated<{
    title: string;
    description: string;
    transcript: string[];
    chapters?: { start: number; title: string }[];
    nextStepText?: string;
  }>;
}

export async function seedPodcast(manager: EntityManager): Promise<void> {
  const { cover: name, texts } = await readDemo<ChannelDemo>('podcast-channel.json');
  const { src, bytes } = await readPodcastFile(name);
  const { cover: alt } = await pictureTexts();
  const cover = await storeMedia(manager, { src, name, contentType: 'image/jpeg', bytes, alt });
  await storeDemo(manager, PODCAST_CHANNEL, {
    ...{ key: 'podcast-channel', position: 0, values: { cover } },
    texts: demoTexts(texts, (text) => text),
  });
  const { episodes } = await readDemo<{ episodes: EpisodeDemo[] }>('podcast.json');
  for (const [position, episode] of episodes.entries()) {
    await seedEpisode(manager, position, episode);
  }
}

async function seedEpisode(
  manager: EntityManager,
  position: number,
  episode: EpisodeDemo,
): Promise<void> {
  const { slug, published, hero, audio: name, duration, texts } = episode;
  const image = await storeHero(manager, hero);
  const { src, bytes } = await readPodcastFile(name);
  const recording = { src, name, kind: 'audio', contentType: 'audio/mpeg', bytes } as const;
  const audio = await storeMedia(manager, recording);
  await storeDemo(manager, PODCAST_EPISODE, {
    ...{ key: slug, position, published },
    values: {
      ...{ image, audio, duration, publishedAt: published },
      ...(await demoNextSteps(manager, episode)),
    },
    texts: demoTexts(texts, ({ transcript, ...text }) => {
      return { ...text, transcript: richTextOf(transcript) };
    }),
  });
}

/**
 * Returns the public address and the size in bytes of a file in `demo/podcast/`. The address contains a hash of the
 * file, because browsers cache files under `/audio/` indefinitely.
 */
async function readPodcastFile(name: string): Promise<{ src: string; bytes: number }> {
  const file = await readFile(demoFile(`podcast/${name}`));
  const version = createHash('sha256').update(file).digest('hex').slice(0, 12);
  return { src: `/audio/${name}?v=${version}`, bytes: file.length };
}
