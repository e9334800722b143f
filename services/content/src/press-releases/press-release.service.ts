import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { FeedService } from '../feed/feed.service.js';
import { PressRelease } from './press-release.entity.js';
import { toPressReleaseFeed } from './press-release.mapper.js';

@Injectable()
export class PressReleaseService {
  constructor(
    @InjectRepository(PressRelease) private readonly releases: Repository<PressRelease>,
    private readonly feeds: FeedService,
  ) {}

  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    const releases = await this.releases.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
    return toPressReleaseFeed(releases, context);
  }
}
