import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { SocialPost, SocialPostText } from '../social-posts/social-post.entity.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface SocialPostsDemo {
  posts: {
    slug: string;
    network: string;
    published: string;
    hero: string | null;
    url: string;
    texts: Translated<{ text: string }>;
  }[];
}

export async function seedSocialPosts(manager: EntityManager): Promise<void> {
  const { posts } = await readDemo<SocialPostsDemo>('social-posts.json');
  for (const { slug, network, published, hero, url, texts } of posts) {
    const image = hero && heroPicture(hero);
    const values = { network, url, image, publishedAt: new Date(published) };
    const { id } = await upsert<SocialPost>(manager, SocialPost, { slug }, values);
    const rows = translationRows(texts, ({ text }, lang) => ({ ownerId: id, lang, text }));
    await manager.save(SocialPostText, rows);
  }
}
