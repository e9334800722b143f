import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { FeedService } from '../feed/feed.service.js';
import type { PressReleaseAnswerDto } from './press-release.dto.js';
import { PressRelease } from './press-release.entity.js';
import { toPressReleaseDto, toPressReleaseFeed } from './press-release.mapper.js';

@Injectable()
export class PressReleaseService {
  constructor(
    @InjectRepository(PressRelease) private readonly releases: Repository<PressRelease>,
    private readonly feeds: FeedService,
  ) {}

  async list(lang: Language): Promise<PressReleaseAnswerDto> {
    const releases = await this.findNewestFirst();
    return { error: 0, list: releases.map((release) => toPressReleaseDto(release, lang)) };
  }

  async feed(languageCode: string): Promise<string> {
    const context = await this.feeds.contextFor(languageCode);
    return toPressReleaseFeed(await this.findNewestFirst(), context);
  }

  private findNewestFirst(): Promise<PressRelease[]> {
    return this.releases.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
  }
}
