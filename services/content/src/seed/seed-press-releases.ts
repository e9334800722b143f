import type { EntityManager } from 'typeorm';
import { PRESS_RELEASE } from '../press-releases/press-release.type.js';
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

interface PressReleasesDemo {
  releases: (DemoNextSteps & {
    slug: string;
    published: string;
    /** Key of a hero picture. */
    hero?: string;
    /** `body` is HTML, one block element per line. */
    texts: Translated<{ title: string; caption?: string; body: string[]; nextStepText?: string }>;
  })[];
}

/** The newsletters must be stored before. */
export async function seedPressReleases(manager: EntityManager): Promise<void> {
  const { releases } = await readDemo<PressReleasesDemo>('press-releases.json');
  for (const [position, release] of releases.entries()) {
    const { slug: key, published, hero, texts } = release;
    await storeDemo(manager, PRESS_RELEASE, {
      ...{ key, position, published },
      values: {
        publishedAt: published,
        image: hero ? await storeHero(manager, hero) : null,
        ...(await demoNextSteps(manager, release)),
      },
      texts: demoTexts(texts, ({ body, ...others }) => ({ ...others, body: richTextOf(body) })),
    });
  }
}
