import type { EntityManager } from 'typeorm';
import { SOCIAL_POST } from '../social-posts/social-post.type.js';
import { demoTexts, readDemo, storeDemo, storeHero, type Translated } from './demo-files.js';

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
  for (const [position, { slug, network, published, hero, url, texts }] of posts.entries()) {
    const image = hero && { image: await storeHero(manager, hero) };
    await storeDemo(manager, SOCIAL_POST, {
      ...{ key: slug, position, published },
      values: { network, url, ...image, publishedAt: published },
      texts: demoTexts(texts, (text) => text),
    });
  }
}
