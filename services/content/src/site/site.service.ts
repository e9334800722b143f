import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import { companyDay, type Language } from '@phantom/service-kit';
import { ContentConfig } from '../config/content.config.js';
import type { SiteAnswerDto, SiteInfoDto, SiteNoticeDto } from './site.dto.js';
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
  const { investorPortal, investNowUrl, office, otherOffices } = values;
  return {
    ...{ company, address, phone, fax, email, hours, lang, social, investorPortal, investNowUrl },
    ...{ office, otherOffices: otherOffices.filter(({ name }) => name) },
    notices: currentNotices(values.notices, lang),
  };
}

/** Those of the day in New York. A notice without a first or last day has no limit there. */
function currentNotices(
  notices: PublishedEntry<(typeof SITE)['fields']>['values']['notices'],
  lang: Language,
): SiteNoticeDto[] {
  const today = companyDay();
  return notices
    .filter(
      ({ text, from, until }) => text && (from ?? today) <= today && today <= (until ?? today),
    )
    .map(({ text }) => ({ text, lang }));
}
