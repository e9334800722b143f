import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { VideoAnswerDto } from './video.dto.js';
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
}
