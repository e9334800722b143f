import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { InvestmentType, InvestmentTypeText } from '../invest/invest.entity.js';
import { heroPicture, readDemo, translationRows, type Translated } from './demo-files.js';

interface InvestDemo {
  details: {
    type: string;
    hero: string;
    /** `text` is plain text, one paragraph per line. */
    texts: Translated<{ title: string; text: string[] }>;
  }[];
}

export async function seedInvest(manager: EntityManager): Promise<void> {
  const { details } = await readDemo<InvestDemo>('invest/details.json');
  for (const [position, { type, hero, texts }] of details.entries()) {
    const values = { type, image: heroPicture(hero) };
    const { id } = await upsert<InvestmentType>(manager, InvestmentType, { position }, values);
    const rows = translationRows(texts, ({ title, text }, lang) => {
      return { ownerId: id, lang, title, paragraphs: text };
    });
    await manager.save(InvestmentTypeText, rows);
  }
}
