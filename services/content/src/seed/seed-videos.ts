import type { EntityManager } from 'typeorm';
import { VIDEO } from '../videos/video.type.js';
import {
  demoNextSteps,
  type DemoNextSteps,
  demoTexts,
  readDemo,
  richTextOf,
  storeDemo,
  storeHero,
  type Translated,
} from './demo-files.js';

interface VideosDemo {
  videos: (DemoNextSteps & {
    slug: string;
    embedId: string;
    /** Key of a hero picture. */
    poster: string;
    /** Seconds. */
    duration: number;
    published: string;
    /** `transcript` is HTML, one block element per line. */
    texts: Translated<{
      title: string;
      description: string;
      transcript?: string[];
      chapters?: { start: number; title: string }[];
      nextStepText?: string;
    }>;
  })[];
}

export async function seedVideos(manager: EntityManager): Promise<void> {
  const { videos } = await readDemo<VideosDemo>('videos.json');
  for (const [position, video] of videos.entries()) {
    const { slug, embedId, poster, duration, published, texts } = video;
    const image = await storeHero(manager, poster);
    await storeDemo(manager, VIDEO, {
      ...{ key: slug, position, published },
      values: {
        ...{ embedId, duration, image, publishedAt: published },
        ...(await demoNextSteps(manager, video)),
      },
      texts: demoTexts(texts, ({ transcript, ...text }) => ({
        ...text,
        ...(transcript && { transcript: richTextOf(transcript) }),
      })),
    });
  }
}
