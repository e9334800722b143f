import { Injectable } from '@nestjs/common';
import { knownLanguage, NotFoundError, ProcessConfig } from '@phantom/service-kit';
import { SiteService } from '../site/site.service.js';
import type { FeedSite } from './feed-site.js';

@Injectable()
export class FeedSiteService {
  constructor(
    private readonly config: ProcessConfig,
    private readonly site: SiteService,
  ) {}

  /**
   * A feed has the language of its address and no other: what a subscriber has must not change it.
   *
   * @throws NotFoundError for a language that nobody writes
   */
  async read(code: string): Promise<FeedSite> {
    const lang = knownLanguage(code);
    if (!lang) throw new NotFoundError();
    const { list } = await this.site.read(lang);
    const { company = '', email = '' } = list[0] ?? {};
    return { company, email, lang, origin: new URL(this.config.publicOrigin).origin };
  }
}
