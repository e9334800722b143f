import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { VideoAnswerDto } from './dto/video-answer.dto.js';
import { VideoService } from './video.service.js';

@ApiTags('media')
@Controller('api/auth')
export class VideoController {
  constructor(private readonly videos: VideoService) {}

  @Get('videoList')
  @LocalizedRead()
  @ApiOkResponse({ type: VideoAnswerDto })
  list(@ReaderLanguage() lang: Language): Promise<VideoAnswerDto> {
    return this.videos.list(lang);
  }
}
