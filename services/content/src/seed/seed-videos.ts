import type { EntityManager } from 'typeorm';
import { VIDEO } from '../videos/video.type.js';
import { demoTexts, readDemo, storeDemo, storeHero, type Translated } from './demo-files.js';

interface VideosDemo {
  videos: {
    slug: string;
    embedId: string;
    /** Key of a hero picture. */
    poster: string;
    /** Seconds. */
    duration: number;
    published: string;
    texts: Translated<{ title: string; description: string }>;
  }[];
}

export async function seedVideos(manager: EntityManager): Promise<void> {
  const { videos } = await readDemo<VideosDemo>('videos.json');
  for (const [position, { slug, poster, published, texts, ...video }] of videos.entries()) {
    const image = await storeHero(manager, poster);
    await storeDemo(manager, VIDEO, {
      ...{ key: slug, position, published },
      values: { ...video, image, publishedAt: published },
      texts: demoTexts(texts, (text) => text),
    });
  }
}
