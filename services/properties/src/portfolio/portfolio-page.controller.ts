import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FALLBACK_LANGUAGE,
  IdParamDto,
  knownLanguage,
  PublicRead,
  type Language,
} from '@phantom/service-kit';
import { OverlayQueryDto } from './dto/overlay-query.dto.js';
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
  async project(@Param() { id }: IdParamDto, @Query() query: OverlayQueryDto): Promise<string> {
    return projectPage(await this.portfolio.detail(id), languageOf(query));
  }

  @Get('portfogalleryhtml/:id')
  @Header('Content-Type', HTML)
  @Header('Content-Security-Policy', OVERLAY_POLICY)
  @PublicRead()
  @ApiOkResponse({ description: 'The gallery of a project, for an overlay', ...page })
  async gallery(@Param() { id }: IdParamDto, @Query() query: OverlayQueryDto): Promise<string> {
    return galleryPage(await this.portfolio.detail(id), languageOf(query));
  }
}

const languageOf = ({ lang }: OverlayQueryDto): Language =>
  knownLanguage(lang) ?? FALLBACK_LANGUAGE;
