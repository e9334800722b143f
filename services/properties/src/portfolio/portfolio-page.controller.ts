import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, PublicRead } from '@phantom/service-kit';
import { galleryPage, projectPage } from './overlay/overlay-page.js';
import { OVERLAY_POLICY } from './overlay/overlay-style.js';
import { PortfolioService } from './portfolio.service.js';

const HTML = 'text/html; charset=utf-8';
const page = { content: { 'text/html': { schema: { type: 'string' as const } } } };

@ApiTags('portfolio')
@Controller('api')
export class PortfolioPageController {
  constructor(private readonly portfolio: PortfolioService) {}

  @Get('portfohtml/:id')
  @Header('Content-Type', HTML)
  @Header('Content-Security-Policy', OVERLAY_POLICY)
  @PublicRead()
  @ApiOkResponse({ description: 'The details of a project, for an overlay', ...page })
  async project(@Param() { id }: IdParamDto): Promise<string> {
    return projectPage(await this.portfolio.detail(id));
  }

  @Get('portfogalleryhtml/:id')
  @Header('Content-Type', HTML)
  @Header('Content-Security-Policy', OVERLAY_POLICY)
  @PublicRead()
  @ApiOkResponse({ description: 'The gallery of a project, for an overlay', ...page })
  async gallery(@Param() { id }: IdParamDto): Promise<string> {
    return galleryPage(await this.portfolio.detail(id));
  }
}
