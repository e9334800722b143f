import type { ContentType } from '@phantom/content-editing';
import type { EntityManager } from 'typeorm';
import { ABOUT_PAGE, INVEST_PAGE, LENDING_PAGE, MEDIA_PAGE } from '../pages/page.type.js';
import {
  demoTexts,
  readDemo,
  richTextOf,
  storeDemo,
  storeHero,
  type Translated,
} from './demo-files.js';

interface PageDemo {
  page: string;
  hero: string;
  /** The address that the page leads to. */
  nextStep: string;
  /** The file of a newsletter. */
  relatedNewsletter?: string;
  /** `body` is HTML, one block element per line. */
  texts: Translated<{ title: string; body: string[]; nextStep: string }>;
}

/** The keys and files of each type, in the order of the responses. A migration adds the legal pages: every installation needs them. */
const PAGES: [type: ContentType, files: Record<string, string>][] = [
  [
    ABOUT_PAGE,
    {
      'about/overview': 'about/overview',
      'about/history': 'about/history',
      'about/our-values': 'about/values',
      'about/our-team': 'about/team',
    },
  ],
  [LENDING_PAGE, { 'lending/lending': 'lending' }],
  [
    INVEST_PAGE,
    {
      'invest-intro/invest-with-us': 'invest/intro',
      'invest/investment-strategy': 'invest/strategy',
      'invest/investment-opportunities': 'invest/opportunities',
      'invest/clearly-defined-acquisition-criteria': 'invest/criteria',
    },
  ],
  [
    MEDIA_PAGE,
    {
      'media/testimonials': 'media/testimonials',
      'media/podcast': 'media/podcast',
      'media/videos': 'media/videos',
      'media/news-letter': 'media/newsletter',
      'media/press-release': 'media/press-release',
      'media/social-media': 'media/social-media',
    },
  ],
];

/** @param newsletters the id of each newsletter, by its file */
export async function seedPages(
  manager: EntityManager,
  newsletters: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [type, files] of PAGES) {
    for (const [position, [key, file]] of Object.entries(files).entries()) {
      const demo = await readDemo<PageDemo>(`${file}.json`);
      const { page: name, hero, nextStep, relatedNewsletter = '', texts } = demo;
      await storeDemo(manager, type, {
        ...{ key, position },
        values: {
          ...{ name, image: await storeHero(manager, hero), nextStepUrl: nextStep },
          relatedNewsletter: newsletters.get(relatedNewsletter) ?? null,
        },
        texts: demoTexts(texts, ({ title, body, nextStep: nextStepText }) => ({
          ...{ title, body: richTextOf(body), nextStepText },
        })),
      });
    }
  }
}
