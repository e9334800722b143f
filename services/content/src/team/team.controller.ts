import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { TeamAnswerDto } from './dto/team-answer.dto.js';
import { TeamService } from './team.service.js';

@ApiTags('about')
@Controller('api/auth')
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Get('teamList')
  @LocalizedRead()
  @ApiOkResponse({ type: TeamAnswerDto })
  list(@ReaderLanguage() lang: Language): Promise<TeamAnswerDto> {
    return this.team.list(lang);
  }
}
