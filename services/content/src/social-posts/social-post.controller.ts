import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { contentListController } from '../common/content-list.controller.js';
import { pickTranslation } from '../language/translation.js';
import { SocialPostAnswerDto, type SocialPostDto } from './social-post.dto.js';
import { SocialPost } from './social-post.entity.js';

@ApiTags('media')
@Controller('api/auth')
export class SocialPostController extends contentListController({
  path: 'socialPostList',
  response: SocialPostAnswerDto,
  entity: SocialPost,
  order: { publishedAt: 'DESC', id: 'DESC' },
  toDto: toSocialPostDto,
}) {}

function toSocialPostDto(post: SocialPost, language: Language): SocialPostDto {
  const { id, network, url, image, publishedAt, texts } = post;
  const { text, lang } = pickTranslation(texts, language);
  return { id, network, text, url, image, created_at: publishedAt.toISOString(), lang };
}
