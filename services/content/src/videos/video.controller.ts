import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { EntryPageQueryDto } from '../common/entry-page.js';
import { VideoAnswerDto, VideoPageDto } from './video.dto.js';
import { VideoService } from './video.service.js';

@ApiTags('media')
@Controller('api/auth')
export class VideoController {
  constructor(private readonly videos: VideoService) {}

  @Get('videoList')
  @LocalizedRead()
  @ApiOkResponse({ type: VideoAnswerDto })
  list(@RequestLanguage() language: Language): Promise<VideoAnswerDto> {
    return this.videos.list(language);
  }

  @Get('videos')
  @LocalizedRead()
  @ApiOkResponse({ type: VideoPageDto, description: 'One page of the list' })
  page(
    @Query() query: EntryPageQueryDto,
    @RequestLanguage() language: Language,
  ): Promise<VideoPageDto> {
    return this.videos.page(query, language);
  }
}
