import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { SocialPostAnswerDto } from './dto/social-post-answer.dto.js';
import { SocialPostService } from './social-post.service.js';

@ApiTags('media')
@Controller('api/auth')
export class SocialPostController {
  constructor(private readonly posts: SocialPostService) {}

  @Get('socialPostList')
  @LocalizedRead()
  @ApiOkResponse({ type: SocialPostAnswerDto })
  list(@ReaderLanguage() lang: Language): Promise<SocialPostAnswerDto> {
    return this.posts.list(lang);
  }
}
