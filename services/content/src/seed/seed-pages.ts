import { type ContentType, storeMedia } from '@phantom/content-editing';
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
  texts: Translated<{
    title: string;
    body: string[];
    nextStep: string;
    figures?: { label: string; value: string }[];
    /** `image` is the address of a picture of the site. */
    timeline?: { year: string; text: string; image?: string; caption?: string }[];
  }>;
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
      const pictures = await timelinePictures(manager, demo);
      await storeDemo(manager, type, {
        ...{ key, position },
        values: {
          ...{ name, image: await storeHero(manager, hero), nextStepUrl: nextStep },
          relatedNewsletter: newsletters.get(relatedNewsletter) ?? null,
        },
        texts: demoTexts(texts, ({ title, body, nextStep: nextStepText, figures, timeline }) => ({
          ...{ title, body: richTextOf(body), nextStepText },
          ...(figures && { figures }),
          ...(timeline && {
            timeline: timeline.map(({ image = '', ...event }) => ({
              ...event,
              ...(pictures.has(image) && { image: pictures.get(image) }),
            })),
          }),
        })),
      });
    }
  }
}

/** The media entry of each picture of a timeline, by its address. Its caption names what it shows. */
async function timelinePictures(manager: EntityManager, { texts }: PageDemo) {
  const pictures = new Map<string, number>();
  for (const { image, caption } of texts.en.timeline ?? []) {
    if (!image || !caption) continue;
    const alt = { en: caption, de: caption, it: caption, ru: caption, es: caption };
    pictures.set(image, await storeMedia(manager, { src: image, name: caption, alt }));
  }
  return pictures;
}
