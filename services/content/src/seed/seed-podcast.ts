import { keepRow } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { safeHtml } from '../page/safe-html.js';
import { PodcastChannel, PodcastChannelText } from '../podcast/podcast-channel.entity.js';
import { PodcastEpisode, PodcastEpisodeText } from '../podcast/podcast-episode.entity.js';
import { audioFile } from './audio-file.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface ChannelDemo {
  /** File in `podcast/`. */
  cover: string;
  texts: Translated<{ title: string; subtitle: string }>;
}

interface EpisodeDemo {
  slug: string;
  published: string;
  hero: string;
  /** File in `podcast/`. */
  audio: string;
  /** Seconds. */
  duration: number;
  /** `transcript` is HTML, one block element a line. */
  texts: Translated<{ title: string; description: string; transcript: string[] }>;
}

export async function seedPodcast(manager: EntityManager): Promise<void> {
  const { cover, texts } = await readDemo<ChannelDemo>('podcast-channel.json');
  const { address } = await audioFile(cover);
  const channel = await keepRow(manager, PodcastChannel, { id: 1 }, { cover: address });
  const rows = translationRows(texts, (text, lang) => ({ channelId: channel.id, lang, ...text }));
  await manager.save(PodcastChannelText, rows);

  const { episodes } = await readDemo<{ episodes: EpisodeDemo[] }>('podcast.json');
  for (const episode of episodes) await seedEpisode(manager, episode);
}

async function seedEpisode(manager: EntityManager, episode: EpisodeDemo): Promise<void> {
  const { slug, published, hero, audio, duration, texts } = episode;
  const { address, size } = await audioFile(audio);
  const values = {
    image: heroPicture(hero),
    audio: address,
    type: 'audio/mpeg',
    size,
    duration,
    publishedAt: new Date(published),
  };
  const { id } = await keepRow<PodcastEpisode>(manager, PodcastEpisode, { slug }, values);
  const rows = translationRows(texts, ({ transcript, ...text }, lang) => {
    return { episodeId: id, lang, ...text, transcript: safeHtml(transcript.join('\n')) };
  });
  await manager.save(PodcastEpisodeText, rows);
}
