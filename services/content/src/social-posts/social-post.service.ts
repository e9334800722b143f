import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import type { SocialPostAnswerDto, SocialPostDto } from './social-post.dto.js';
import { SocialPost } from './social-post.entity.js';

@Injectable()
export class SocialPostService {
  constructor(@InjectRepository(SocialPost) private readonly posts: Repository<SocialPost>) {}

  async list(lang: Language): Promise<SocialPostAnswerDto> {
    const posts = await this.posts.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
    return { error: 0, list: posts.map((post) => toSocialPostDto(post, lang)) };
  }
}

function toSocialPostDto(post: SocialPost, language: Language): SocialPostDto {
  const { id, network, url, image, publishedAt, texts } = post;
  const { text, lang } = pickTranslation(texts, language);
  return { id, network, text, url, image, created_at: publishedAt.toISOString(), lang };
}
