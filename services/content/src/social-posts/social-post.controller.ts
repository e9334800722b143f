import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { SocialPostAnswerDto } from './social-post.dto.js';
import { SocialPostService } from './social-post.service.js';

@ApiTags('media')
@Controller('api/auth')
export class SocialPostController {
  constructor(private readonly posts: SocialPostService) {}

  @Get('socialPostList')
  @LocalizedRead()
  @ApiOkResponse({ type: SocialPostAnswerDto })
  list(@RequestLanguage() language: Language): Promise<SocialPostAnswerDto> {
    return this.posts.list(language);
  }
}
