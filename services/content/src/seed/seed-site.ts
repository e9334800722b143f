import type { EntityManager } from 'typeorm';
import type { SocialLinkDto } from '../site/site.dto.js';
import { SITE } from '../site/site.type.js';
import { demoTexts, readDemo, storeDemo, type Translated } from './demo-files.js';

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
  const { hours, ...values } = await readDemo<SiteDemo>('site.json');
  const texts = demoTexts(hours, (text) => ({ hours: text }));
  await storeDemo(manager, SITE, { key: 'site', position: 0, values, texts });
}
