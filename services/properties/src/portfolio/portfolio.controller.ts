import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { SiteSearchAnswerDto, SiteSearchQueryDto } from '@phantom/content-editing';
import {
  FALLBACK_LANGUAGE,
  IdParamDto,
  knownLanguage,
  LocalizedRead,
  PublicRead,
  RequestLanguage,
  SitemapAnswerDto,
  SitemapQueryDto,
  type Language,
} from '@phantom/service-kit';
import { galleryPage, projectPage } from './overlay-page.js';
import { OVERLAY_POLICY } from './overlay-style.js';
import { OverlayQueryDto, PortfolioDetailDto, PortfolioListDto } from './portfolio.dto.js';
import { ProjectAnswerDto, ProjectsAnswerDto } from './project.dto.js';
import { PortfolioService } from './portfolio.service.js';

@ApiTags('portfolio')
@Controller('api/auth')
export class PortfolioController {
  constructor(private readonly portfolio: PortfolioService) {}

  @Get('portfoliodetails')
  @PublicRead()
  @ApiOkResponse({ type: PortfolioListDto })
  list(): Promise<PortfolioListDto> {
    return this.portfolio.list();
  }

  @Get('getportfoliodetail/:id')
  @PublicRead()
  @ApiOkResponse({ type: PortfolioDetailDto })
  detail(@Param() { id }: IdParamDto): Promise<PortfolioDetailDto> {
    return this.portfolio.detail(id);
  }

  @Get('projects')
  @LocalizedRead()
  @ApiOkResponse({ type: ProjectsAnswerDto })
  directory(@RequestLanguage() language: Language): Promise<ProjectsAnswerDto> {
    return this.portfolio.directory(language);
  }

  @Get('projects/:id')
  @LocalizedRead()
  @ApiOkResponse({ type: ProjectAnswerDto })
  page(
    @Param() { id }: IdParamDto,
    @RequestLanguage() language: Language,
  ): Promise<ProjectAnswerDto> {
    return this.portfolio.page(id, language);
  }

  @Get('portfolio-search')
  @LocalizedRead()
  @ApiOkResponse({ type: SiteSearchAnswerDto })
  search(
    @Query() { q }: SiteSearchQueryDto,
    @RequestLanguage() language: Language,
  ): Promise<SiteSearchAnswerDto> {
    return this.portfolio.search(q, language);
  }
}

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
