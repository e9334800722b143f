import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead, SitemapAnswerDto, SitemapQueryDto } from '@phantom/service-kit';
import { PortfolioService } from './portfolio.service.js';

@ApiTags('sitemap')
@Controller('api/sitemap')
export class PortfolioSitemapController {
  constructor(private readonly portfolio: PortfolioService) {}

  @Get('projects')
  @PublicRead()
  @ApiOkResponse({ type: SitemapAnswerDto })
  list(@Query() query: SitemapQueryDto): Promise<SitemapAnswerDto> {
    return this.portfolio.sitemap(query);
  }
}
