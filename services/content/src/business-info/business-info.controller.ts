import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { BusinessInfoService } from './business-info.service.js';
import { BusinessInfoAnswerDto } from './dto/business-info-answer.dto.js';

@ApiTags('home')
@Controller('api/auth')
export class BusinessInfoController {
  constructor(private readonly businessInfo: BusinessInfoService) {}

  @Get('businessinfolist')
  @LocalizedRead()
  @ApiOkResponse({ type: BusinessInfoAnswerDto })
  list(@ReaderLanguage() lang: Language): Promise<BusinessInfoAnswerDto> {
    return this.businessInfo.list(lang);
  }
}
