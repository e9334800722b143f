import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { InvestAnswerDto } from './invest.dto.js';
import { InvestService } from './invest.service.js';

@ApiTags('invest')
@Controller('api/auth')
export class InvestController {
  constructor(private readonly invest: InvestService) {}

  @Get('investwithusget')
  @LocalizedRead()
  @ApiOkResponse({
    type: InvestAnswerDto,
    description: 'Strategy, opportunities, criteria; with the ways to invest',
  })
  read(@RequestLanguage() lang: Language): Promise<InvestAnswerDto> {
    return this.invest.read(lang);
  }
}
