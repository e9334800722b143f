import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { ContentConfig } from '../config/content.config.js';
import type { SiteAnswerDto, SiteInfoDto } from './site.dto.js';
import { FreePageService } from '../free-pages/free-page.service.js';
import { SITE } from './site.type.js';

@Injectable()
export class SiteService {
  constructor(
    private readonly content: PublishedContent,
    private readonly config: ContentConfig,
    private readonly pages: FreePageService,
  ) {}

  /** One entry; none before the contact data was published. */
  async read(language: Language): Promise<SiteAnswerDto> {
    const [sites, menu] = await Promise.all([
      this.content.list(SITE, language),
      this.pages.menu(language),
    ]);
    const { videoPlayer } = this.config;
    return { error: 0, list: sites.map((site) => ({ ...toSiteInfoDto(site), videoPlayer, menu })) };
  }
}

function toSiteInfoDto({
  values,
  lang,
}: PublishedEntry<(typeof SITE)['fields']>): Omit<SiteInfoDto, 'videoPlayer' | 'menu'> {
  const { company, address, phone, fax, email, hours, social } = values;
  const { investorPortal, investNowUrl, office } = values;
  return {
    ...{ company, address, phone, fax, email, hours, lang, social, investorPortal, investNowUrl },
    office,
  };
}
