import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { HomeAnswerDto } from './home.dto.js';
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
}
