import { keepRow } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { Video, VideoText } from '../video/video.entity.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface VideosDemo {
  videos: {
    slug: string;
    embedId: string;
    /** Key of a hero picture. */
    poster: string;
    /** Seconds. */
    duration: number;
    texts: Translated<{ title: string; description: string }>;
  }[];
}

export async function seedVideos(manager: EntityManager): Promise<void> {
  const { videos } = await readDemo<VideosDemo>('videos.json');
  for (const [position, { slug, poster, texts, ...video }] of videos.entries()) {
    const values = { ...video, position, poster: heroPicture(poster) };
    const { id } = await keepRow<Video>(manager, Video, { slug }, values);
    const rows = translationRows(texts, (text, lang) => ({ videoId: id, lang, ...text }));
    await manager.save(VideoText, rows);
  }
}
