import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { TeamAnswerDto } from './team.dto.js';
import { TeamService } from './team.service.js';

@ApiTags('about')
@Controller('api/auth')
export class TeamController {
  constructor(private readonly team: TeamService) {}

  @Get('teamList')
  @LocalizedRead()
  @ApiOkResponse({ type: TeamAnswerDto })
  list(@RequestLanguage() language: Language): Promise<TeamAnswerDto> {
    return this.team.list(language);
  }
}
