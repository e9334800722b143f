import { Injectable } from '@nestjs/common';
import { PublishedContent, type PublishedEntry } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { type EntryPageQueryDto, toPageDto } from '../common/entry-page.js';
import type { SocialPostDto, SocialPostPageDto } from './social-post.dto.js';
import { SOCIAL_POST } from './social-post.type.js';

@Injectable()
export class SocialPostService {
  constructor(private readonly content: PublishedContent) {}

  async page(query: EntryPageQueryDto, language: Language): Promise<SocialPostPageDto> {
    return toPageDto(await this.content.page(SOCIAL_POST, language, query), toSocialPostDto);
  }
}

function toSocialPostDto({
  number: id,
  values,
  lang,
}: PublishedEntry<(typeof SOCIAL_POST)['fields']>): SocialPostDto {
  const { network, text, url, publishedAt } = values;
  const image = values.image?.src ?? null;
  const created_at = new Date(publishedAt).toISOString();
  return { id, network, text, url, image, created_at, lang };
}
