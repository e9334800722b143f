import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { PressReleaseAnswerDto } from './dto/press-release-answer.dto.js';
import { PressReleaseService } from './press-release.service.js';

@ApiTags('media')
@Controller('api/auth')
export class PressReleaseController {
  constructor(private readonly releases: PressReleaseService) {}

  @Get('pressReleaseList')
  @LocalizedRead()
  @ApiOkResponse({ type: PressReleaseAnswerDto })
  list(@ReaderLanguage() lang: Language): Promise<PressReleaseAnswerDto> {
    return this.releases.list(lang);
  }
}
