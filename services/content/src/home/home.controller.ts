import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { HomeAnswerDto, HomeSlidesDto } from './home.dto.js';
import { HomeService } from './home.service.js';

@ApiTags('home')
@Controller('api/auth')
export class HomeController {
  constructor(private readonly home: HomeService) {}

  @Get('homeboxlist')
  @LocalizedRead()
  @ApiOkResponse({ type: HomeAnswerDto })
  read(@RequestLanguage() lang: Language): Promise<HomeAnswerDto> {
    return this.home.read(lang);
  }

  @Get('home-slides')
  @LocalizedRead()
  @ApiOkResponse({ type: HomeSlidesDto, description: 'The pictures with captions and credits' })
  slides(@RequestLanguage() language: Language): Promise<HomeSlidesDto> {
    return this.home.slides(language);
  }
}
