import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { Page, type PageSection, PageText } from '../pages/page.entity.js';
import { safeHtml } from '../common/safe-html.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface PageDemo {
  page: string;
  hero: string;
  /** `body` is HTML, one block element per line. */
  texts: Translated<{ title: string; body: string[] }>;
}

/** Files in the order of the responses. A migration adds the legal pages, because every installation needs them. */
const FILES: Record<Exclude<PageSection, 'legal'>, string[]> = {
  about: ['about/overview', 'about/history', 'about/values', 'about/team'],
  lending: ['lending'],
  'invest-intro': ['invest/intro'],
  invest: ['invest/strategy', 'invest/opportunities', 'invest/criteria'],
  media: [
    'media/testimonials',
    'media/podcast',
    'media/videos',
    'media/newsletter',
    'media/press-release',
    'media/social-media',
  ],
};

export async function seedPages(manager: EntityManager): Promise<void> {
  for (const [section, files] of Object.entries(FILES) as [PageSection, string[]][]) {
    for (const [position, file] of files.entries()) {
      await seedPage(manager, { section, position }, file);
    }
  }
}

async function seedPage(
  manager: EntityManager,
  key: { section: PageSection; position: number },
  file: string,
): Promise<void> {
  const { page: name, hero, texts } = await readDemo<PageDemo>(`${file}.json`);
  const page = await upsert(manager, Page, key, { name, image: heroPicture(hero) });
  const rows = translationRows(texts, ({ title, body }, lang) => {
    return { ownerId: page.id, lang, title, body: safeHtml(body.join('\n')) };
  });
  await manager.save(PageText, rows);
}
