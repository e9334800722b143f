import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { LocalizedRead, RequestLanguage } from '../language/language.decorators.js';
import { BusinessInfoService } from './business-info.service.js';
import { BusinessInfoAnswerDto } from './business-info.dto.js';

@ApiTags('home')
@Controller('api/auth')
export class BusinessInfoController {
  constructor(private readonly businessInfo: BusinessInfoService) {}

  @Get('businessinfolist')
  @LocalizedRead()
  @ApiOkResponse({ type: BusinessInfoAnswerDto })
  list(@RequestLanguage() lang: Language): Promise<BusinessInfoAnswerDto> {
    return this.businessInfo.list(lang);
  }
}
