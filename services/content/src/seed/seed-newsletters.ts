import type { EntityManager } from 'typeorm';
import { NEWSLETTER } from '../newsletters/newsletter.type.js';
import {
  demoTexts,
  readDemo,
  richTextOf,
  storeDemo,
  storeHero,
  type Translated,
} from './demo-files.js';

interface NewsletterDemo {
  published: string;
  hero: string;
  /** The address that it leads to. */
  nextStep?: string;
  /** `body` is HTML, one block element per line. */
  texts: Translated<{ title: string; caption?: string; body: string[]; nextStepText?: string }>;
}

const FILES = [
  'what-2025-taught-us',
  'bryant-square-begins',
  'a-year-in-jackson-heights',
  'bridge-loans-first-quarter',
  'closed-on-dean-street',
  'school-in-the-cellar',
  'crane-at-hunters-point',
  'grand-concourse-notes',
  'rents-third-quarter',
];

/** @returns the id of each newsletter, by its file */
export async function seedNewsletters(manager: EntityManager): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, key] of FILES.entries()) {
    const demo = await readDemo<NewsletterDemo>(`newsletters/${key}.json`);
    const { published, hero, nextStep = null, texts } = demo;
    const id = await storeDemo(manager, NEWSLETTER, {
      ...{ key, position, published },
      values: {
        image: await storeHero(manager, hero),
        publishedAt: published,
        nextStepUrl: nextStep,
      },
      texts: demoTexts(texts, ({ body, ...others }) => ({ ...others, body: richTextOf(body) })),
    });
    ids.set(key, id);
  }
  return ids;
}
