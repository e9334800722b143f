import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { HomeAnswerDto } from './dto/home-answer.dto.js';
import { HomeService } from './home.service.js';

@ApiTags('home')
@Controller('api/auth')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  @Get('homeboxlist')
  @LocalizedRead()
  @ApiOkResponse({ type: HomeAnswerDto })
  read(@ReaderLanguage() lang: Language): Promise<HomeAnswerDto> {
    return this.home.read(lang);
  }
}
