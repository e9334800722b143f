import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { BusinessInfoAnswerDto } from './business-info.dto.js';
import { BusinessInfoService } from './business-info.service.js';

@ApiTags('home')
@Controller('api/auth')
export class BusinessInfoController {
  constructor(private readonly groups: BusinessInfoService) {}

  @Get('businessinfolist')
  @LocalizedRead()
  @ApiOkResponse({ type: BusinessInfoAnswerDto })
  list(@RequestLanguage() language: Language): Promise<BusinessInfoAnswerDto> {
    return this.groups.list(language);
  }
}
