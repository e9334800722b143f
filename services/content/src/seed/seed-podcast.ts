import { keepRow } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { safeHtml } from '../page/safe-html.js';
import { PodcastEpisode, PodcastEpisodeText } from '../podcast/podcast-episode.entity.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';
import { readRecording } from './recording.js';

interface PodcastDemo {
  episodes: {
    slug: string;
    published: string;
    hero: string;
    /** File in `podcast/`. */
    audio: string;
    /** Seconds. */
    duration: number;
    /** `transcript` is HTML, one block element a line. */
    texts: Translated<{ title: string; description: string; transcript: string[] }>;
  }[];
}

export async function seedPodcast(manager: EntityManager): Promise<void> {
  const { episodes } = await readDemo<PodcastDemo>('podcast.json');
  for (const { slug, published, hero, audio, duration, texts } of episodes) {
    const values = {
      ...(await readRecording(audio)),
      image: heroPicture(hero),
      duration,
      publishedAt: new Date(published),
    };
    const { id } = await keepRow<PodcastEpisode>(manager, PodcastEpisode, { slug }, values);
    const rows = translationRows(texts, ({ transcript, ...text }, lang) => {
      return { episodeId: id, lang, ...text, transcript: safeHtml(transcript.join('\n')) };
    });
    await manager.save(PodcastEpisodeText, rows);
  }
}
