import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { Newsletter, NewsletterText } from '../newsletters/newsletter.entity.js';
import { safeHtml } from '../common/safe-html.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface NewsletterDemo {
  published: string;
  hero: string;
  /** `body` is HTML, one block element per line. */
  texts: Translated<{ title: string; body: string[] }>;
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

export async function seedNewsletters(manager: EntityManager): Promise<void> {
  for (const slug of FILES) {
    const { published, hero, texts } = await readDemo<NewsletterDemo>(`newsletters/${slug}.json`);
    const values = { image: heroPicture(hero), publishedAt: new Date(published) };
    const { id: ownerId } = await upsert<Newsletter>(manager, Newsletter, { slug }, values);
    const rows = translationRows(texts, ({ title, body }, lang) => {
      return { ownerId, lang, title, body: safeHtml(body.join('\n')) };
    });
    await manager.save(NewsletterText, rows);
  }
}
