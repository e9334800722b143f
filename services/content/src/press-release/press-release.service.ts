import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { PressReleaseAnswerDto, PressReleaseDto } from './dto/press-release-answer.dto.js';
import { PressRelease } from './press-release.entity.js';

@Injectable()
export class PressReleaseService {
  constructor(
    @InjectRepository(PressRelease) private readonly releases: Repository<PressRelease>,
  ) {}

  newestFirst(): Promise<PressRelease[]> {
    return this.releases.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
  }

  async list(lang: Language): Promise<PressReleaseAnswerDto> {
    const releases = await this.newestFirst();
    return { error: 0, list: releases.map((release) => toDto(release, lang)) };
  }
}

function toDto({ id, publishedAt, texts }: PressRelease, reader: Language): PressReleaseDto {
  const { title, body, lang } = inLanguage(texts, reader);
  return { id, title, description: body, created_at: publishedAt.toISOString(), lang };
}
