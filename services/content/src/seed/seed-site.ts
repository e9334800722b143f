import { upsert } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import type { SocialLinkDto } from '../site/site.dto.js';
import { SiteInfo, SiteInfoText } from '../site/site.entity.js';
import { readDemo, translationRows, type Translated } from './demo-files.js';

interface SiteDemo {
  company: string;
  address: string;
  phone: string;
  fax: string;
  email: string;
  social: SocialLinkDto[];
  investorPortal: string;
  investNowUrl: string;
  office: { latitude: number; longitude: number };
  hours: Translated<string>;
}

export async function seedSite(manager: EntityManager): Promise<void> {
  const { office, hours, ...site } = await readDemo<SiteDemo>('site.json');
  const { id: ownerId } = await upsert(manager, SiteInfo, { id: 1 }, { ...site, ...office });
  const rows = translationRows(hours, (text, lang) => ({ ownerId, lang, hours: text }));
  await manager.save(SiteInfoText, rows);
}
