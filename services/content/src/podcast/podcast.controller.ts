import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { PodcastEpisodeAnswerDto } from './dto/podcast-answer.dto.js';
import { PodcastService } from './podcast.service.js';

@ApiTags('media')
@Controller('api/auth')
export class PodcastController {
  constructor(private readonly podcast: PodcastService) {}

  @Get('podcastList')
  @LocalizedRead()
  @ApiOkResponse({ type: PodcastEpisodeAnswerDto })
  list(@ReaderLanguage() lang: Language): Promise<PodcastEpisodeAnswerDto> {
    return this.podcast.list(lang);
  }
}
