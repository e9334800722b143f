import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { BusinessInfo, BusinessInfoText } from '../business-info/business-info.entity.js';
import { readDemo, translationRows, type Translated } from './demo-files.js';

type BusinessInfoDemo = Translated<{ text: string; text2: string; text3?: string }>[];

export async function seedBusinessInfo(manager: EntityManager): Promise<void> {
  const groups = await readDemo<BusinessInfoDemo>('business-info.json');
  for (const [position, texts] of groups.entries()) {
    const { id: ownerId } = await upsert(manager, BusinessInfo, { position }, {});
    const rows = translationRows(texts, ({ text, text2, text3 = null }, lang) => {
      return { ownerId, lang, text, text2, text3 };
    });
    await manager.save(BusinessInfoText, rows);
  }
}
