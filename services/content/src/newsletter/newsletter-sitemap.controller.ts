import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead, SitemapAnswerDto, SitemapQueryDto } from '@phantom/service-kit';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('sitemap')
@Controller('api/sitemap')
export class NewsletterSitemapController {
  constructor(private readonly newsletters: NewsletterService) {}

  @Get('newsletters')
  @PublicRead()
  @ApiOkResponse({ type: SitemapAnswerDto })
  list(@Query() query: SitemapQueryDto): Promise<SitemapAnswerDto> {
    return this.newsletters.sitemap(query);
  }
}
