import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { ContentConfig } from '../config/content.config.js';
import type { SiteAnswerDto, SiteInfoDto } from './site.dto.js';
import { SITE } from './site.type.js';

@Injectable()
export class SiteService {
  constructor(
    private readonly content: PublishedContent,
    private readonly config: ContentConfig,
  ) {}

  /** One entry; none before the contact data was published. */
  async read(language: Language): Promise<SiteAnswerDto> {
    const sites = await this.content.list(SITE, language);
    const { videoPlayer } = this.config;
    return { error: 0, list: sites.map((site) => ({ ...toSiteInfoDto(site), videoPlayer })) };
  }
}

function toSiteInfoDto({
  values,
  lang,
}: PublishedEntry<(typeof SITE)['fields']>): Omit<SiteInfoDto, 'videoPlayer'> {
  const { company, address, phone, fax, email, hours, social } = values;
  const { investorPortal, investNowUrl, office } = values;
  return {
    ...{ company, address, phone, fax, email, hours, lang, social, investorPortal, investNowUrl },
    office,
  };
}
