import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { SocialPostAnswerDto, SocialPostDto } from './dto/social-post-answer.dto.js';
import { SocialPost } from './social-post.entity.js';

@Injectable()
export class SocialPostService {
  constructor(@InjectRepository(SocialPost) private readonly posts: Repository<SocialPost>) {}

  async list(lang: Language): Promise<SocialPostAnswerDto> {
    const posts = await this.posts.find({ order: { publishedAt: 'DESC', id: 'DESC' } });
    return { error: 0, list: posts.map((post) => toDto(post, lang)) };
  }
}

function toDto(post: SocialPost, reader: Language): SocialPostDto {
  const { id, network, url, image, publishedAt, texts } = post;
  const { text, lang } = inLanguage(texts, reader);
  return { id, network, text, url, image, created_at: publishedAt.toISOString(), lang };
}
