import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { type EntryPageQueryDto, toPageDto } from '../common/entry-page.js';
import { NEWEST } from '../feed/feed.builder.js';
import { FeedService } from '../feed/feed.service.js';
import { relatedNewsletters } from '../newsletters/next-steps.js';
import type { PressReleasePageDto } from './press-release.dto.js';
import { toPressReleaseDto, toPressReleaseFeed } from './press-release.mapper.js';
import { PRESS_RELEASE } from './press-release.type.js';

@Injectable()
export class PressReleaseService {
  constructor(
    private readonly content: PublishedContent,
    private readonly feeds: FeedService,
  ) {}

  async page(query: EntryPageQueryDto, language: Language): Promise<PressReleasePageDto> {
    const page = await this.content.page(PRESS_RELEASE, language, query);
    const newsletters = await relatedNewsletters(this.content, page.entries, language);
    return toPageDto(page, (release) => toPressReleaseDto(release, newsletters));
  }

  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    const newest = await this.content.page(PRESS_RELEASE, context.lang, NEWEST);
    return toPressReleaseFeed(newest.entries, context);
  }
}
