import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { EntryPageQueryDto } from '../common/entry-page.js';
import { SocialPostPageDto } from './social-post.dto.js';
import { SocialPostService } from './social-post.service.js';

@ApiTags('media')
@Controller('api/auth')
export class SocialPostController {
  constructor(private readonly posts: SocialPostService) {}

  @Get('socialPostList')
  @LocalizedRead()
  @ApiOkResponse({ type: SocialPostPageDto })
  page(
    @Query() query: EntryPageQueryDto,
    @RequestLanguage() language: Language,
  ): Promise<SocialPostPageDto> {
    return this.posts.page(query, language);
  }
}
