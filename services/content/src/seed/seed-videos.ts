import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { Video, VideoText } from '../videos/video.entity.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

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
    const publishedAt = new Date(published);
    const values = { ...video, position, publishedAt, poster: heroPicture(poster) };
    const { id } = await upsert<Video>(manager, Video, { slug }, values);
    const rows = translationRows(texts, (text, lang) => ({ ownerId: id, lang, ...text }));
    await manager.save(VideoText, rows);
  }
}
