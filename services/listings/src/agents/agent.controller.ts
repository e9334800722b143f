import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, PublicRead, SitemapAnswerDto, SitemapQueryDto } from '@phantom/service-kit';
import { AgentAnswerDto } from './agent.dto.js';
import { AgentService } from './agent.service.js';

@ApiTags('agents')
@Controller('api/auth/agents')
export class AgentController {
  constructor(private readonly agents: AgentService) {}

  @Get(':id')
  @PublicRead()
  @ApiOkResponse({ type: AgentAnswerDto })
  single(@Param() { id }: IdParamDto): Promise<AgentAnswerDto> {
    return this.agents.single(id);
  }
}

@ApiTags('sitemap')
@Controller('api/sitemap')
export class AgentSitemapController {
  constructor(private readonly agents: AgentService) {}

  @Get('agents')
  @PublicRead()
  @ApiOkResponse({ type: SitemapAnswerDto })
  list(@Query() query: SitemapQueryDto): Promise<SitemapAnswerDto> {
    return this.agents.sitemap(query);
  }
}
