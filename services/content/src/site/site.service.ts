import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { ContentConfig } from '../config/content.config.js';
import { pickTranslation } from '../language/translation.js';
import type { SiteAnswerDto, SiteInfoDto } from './site.dto.js';
import { SiteInfo } from './site.entity.js';

@Injectable()
export class SiteService {
  constructor(
    @InjectRepository(SiteInfo) private readonly sites: Repository<SiteInfo>,
    private readonly config: ContentConfig,
  ) {}

  async read(lang: Language): Promise<SiteAnswerDto> {
    const sites = await this.sites.find();
    const { videoPlayer } = this.config;
    return { error: 0, list: sites.map((site) => ({ ...toSiteInfoDto(site, lang), videoPlayer })) };
  }
}

function toSiteInfoDto(site: SiteInfo, language: Language): Omit<SiteInfoDto, 'videoPlayer'> {
  const { company, address, phone, fax, email, social, investorPortal, investNowUrl } = site;
  const { latitude, longitude } = site;
  const { hours, lang } = pickTranslation(site.texts, language);
  return {
    ...{ company, address, phone, fax, email, hours, lang, social, investorPortal, investNowUrl },
    office: { latitude, longitude },
  };
}
