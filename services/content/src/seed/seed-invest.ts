import type { EntityManager } from 'typeorm';
import { INVESTMENT_TYPE } from '../invest/invest.type.js';
import { demoTexts, readDemo, storeDemo, storeHero, type Translated } from './demo-files.js';

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
    await storeDemo(manager, INVESTMENT_TYPE, {
      ...{ key: type.toLowerCase(), position },
      values: { type, image: await storeHero(manager, hero) },
      texts: demoTexts(texts, ({ title, text: paragraphs }) => ({ title, paragraphs })),
    });
  }
}
