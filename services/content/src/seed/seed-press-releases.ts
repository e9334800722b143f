import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { safeHtml } from '../common/safe-html.js';
import { PressRelease, PressReleaseText } from '../press-releases/press-release.entity.js';
import { readDemo, translationRows, type Translated } from './demo-files.js';

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
  for (const { slug, published, texts } of releases) {
    const values = { publishedAt: new Date(published) };
    const { id } = await upsert<PressRelease>(manager, PressRelease, { slug }, values);
    const rows = translationRows(texts, ({ title, body }, lang) => {
      return { ownerId: id, lang, title, body: safeHtml(body.join('\n')) };
    });
    await manager.save(PressReleaseText, rows);
  }
}
