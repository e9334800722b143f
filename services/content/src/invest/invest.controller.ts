import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { InvestAnswerDto } from './dto/invest-answer.dto.js';
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
  read(@ReaderLanguage() lang: Language): Promise<InvestAnswerDto> {
    return this.invest.read(lang);
  }
}
