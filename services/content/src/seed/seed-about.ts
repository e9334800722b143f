import { keepRow } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { Page, PageText } from '../page/page.entity.js';
import { safeHtml } from '../page/safe-html.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface PageDemo {
  page: string;
  hero: string;
  /** `body` is HTML, one block element a line. */
  texts: Translated<{ title: string; body: string[] }>;
}

/** In the order of the list that `aboutusget` answers. */
const FILES = ['overview', 'history', 'values', 'team'];

export async function seedAbout(manager: EntityManager): Promise<void> {
  for (const [position, file] of FILES.entries()) {
    const { page: name, hero, texts } = await readDemo<PageDemo>(`about/${file}.json`);
    const key = { section: 'about' as const, position };
    const page = await keepRow(manager, Page, key, { name, image: heroPicture(hero) });
    const rows = translationRows(texts, ({ title, body }, lang) => {
      return { pageId: page.id, lang, title, body: safeHtml(body.join('\n')) };
    });
    await manager.save(PageText, rows);
  }
}
