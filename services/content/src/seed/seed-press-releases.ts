import type { EntityManager } from 'typeorm';
import { PRESS_RELEASE } from '../press-releases/press-release.type.js';
import { demoTexts, readDemo, richTextOf, storeDemo, type Translated } from './demo-files.js';

interface PressReleasesDemo {
  releases: {
    slug: string;
    published: string;
    /** `body` is HTML, one block element per line. */
    texts: Translated<{ title: string; body: string[] }>;
  }[];
}

export async function seedPressReleases(manager: EntityManager): Promise<void> {
  const { releases } = await readDemo<PressReleasesDemo>('press-releases.json');
  for (const [position, { slug: key, published, texts }] of releases.entries()) {
    await storeDemo(manager, PRESS_RELEASE, {
      ...{ key, position, published },
      values: { publishedAt: published },
      texts: demoTexts(texts, ({ title, body }) => ({ title, body: richTextOf(body) })),
    });
  }
}
