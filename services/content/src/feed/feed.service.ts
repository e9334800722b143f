import { Injectable } from '@nestjs/common';
import { knownLanguage, NotFoundError, ProcessConfig } from '@phantom/service-kit';
import { SiteService } from '../site/site.service.js';
import type { FeedContext } from './feed.builder.js';

@Injectable()
export class FeedService {
  constructor(
    private readonly config: ProcessConfig,
    private readonly site: SiteService,
  ) {}

  /**
   * Reads the publisher of a feed. Only the address of a feed sets its language: the headers of a reader must not change
   * what subscribers receive.
   *
   * @throws NotFoundError if the site does not support the language
   */
  async contextFor(languageCode: string): Promise<FeedContext> {
    const lang = knownLanguage(languageCode);
    if (!lang) throw new NotFoundError();
    const { list } = await this.site.read(lang);
    const { company = '', email = '' } = list[0] ?? {};
    return { company, email, lang, origin: new URL(this.config.publicOrigin).origin };
  }
}
