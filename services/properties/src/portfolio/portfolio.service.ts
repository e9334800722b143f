import { Injectable } from '@nestjs/common';
import { PublishedContent, SiteSearch, type SiteSearchAnswerDto } from '@phantom/content-editing';
import {
  currentLanguage,
  type Language,
  type SitemapAnswerDto,
  sitemapPage,
  type SitemapQueryDto,
} from '@phantom/service-kit';
import type {
  PortfolioDetailDto,
  PortfolioListDto,
  ProjectCardDto,
  ProjectDto,
} from './portfolio.dto.js';
import type { ProjectAnswerDto, ProjectsAnswerDto } from './project.dto.js';
import { type Project, toProjectPageDto, toProjectSummaryDto } from './project.mapper.js';
import { PROJECT } from './project.type.js';

@Injectable()
export class PortfolioService {
  constructor(
    private readonly content: PublishedContent,
    private readonly siteSearch: SiteSearch,
  ) {}

  async list(): Promise<PortfolioListDto> {
    const projects = await this.content.list(PROJECT, currentLanguage());
    const cards = (stage: Project['values']['stage']) =>
      projects.filter(({ values }) => values.stage === stage).map(toProjectCardDto);
    return {
      error: 0,
      list: { completed_projects: cards('completed'), current_portfolio: cards('current') },
    };
  }

  async detail(id: number): Promise<PortfolioDetailDto> {
    const project = await this.content.byNumber(PROJECT, id, currentLanguage());
    const list = project.values.gallery.map(({ picture }, index) => ({
      id: index + 1,
      url: picture.src,
    }));
    return { error: 0, list, single: toProjectDto(project) };
  }

  /** The projects with what the directory shows and filters by. */
  async directory(language: Language): Promise<ProjectsAnswerDto> {
    const projects = await this.content.list(PROJECT, language);
    return { error: 0, list: projects.map(toProjectSummaryDto) };
  }

  /** @throws NotFoundError, or GoneError for a project in the bin */
  async page(id: number, language: Language): Promise<ProjectAnswerDto> {
    const [project, projects] = await Promise.all([
      this.content.byNumber(PROJECT, id, language),
      this.content.list(PROJECT, language),
    ]);
    return { error: 0, list: [toProjectPageDto(project, projects)] };
  }

  async search(q: string, language: Language): Promise<SiteSearchAnswerDto> {
    const list = await this.siteSearch.find({ [PROJECT.name]: 'projects' }, q, language);
    return { error: 0, list };
  }

  async sitemap({ cursor = 0, limit }: SitemapQueryDto): Promise<SitemapAnswerDto> {
    const projects = await this.content.list(PROJECT, currentLanguage());
    const rows = projects
      .map(({ number: id, updatedAt }) => ({ id, updatedAt }))
      .filter(({ id }) => id > cursor)
      .sort((one, other) => one.id - other.id);
    return sitemapPage(rows.slice(0, limit + 1), limit);
  }
}

function toProjectCardDto({ number, values }: Project): ProjectCardDto {
  const { image, address1, address2 } = values;
  return { id: number, url: image.src, address1, address2 };
}

function toProjectDto({ values }: Project): ProjectDto {
  const { image, address1, address2, acquiredOn, assetType, size, opportunity } = values;
  return {
    ...{ url: image.src, address1, address2, date: acquiredOn },
    ...{ type: assetType, size, opportunity },
  };
}
