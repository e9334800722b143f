import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  NotFoundError,
  sitemapPage,
  type SitemapAnswerDto,
  type SitemapQueryDto,
} from '@phantom/service-kit';
import { MoreThan, type Repository } from 'typeorm';
import type {
  PortfolioDetailDto,
  PortfolioListDto,
  ProjectCardDto,
  ProjectDto,
} from './portfolio.dto.js';
import { Project, ProjectPicture, type ProjectStage } from './portfolio.entity.js';

@Injectable()
export class PortfolioService {
  constructor(
    @InjectRepository(Project) private readonly projects: Repository<Project>,
    @InjectRepository(ProjectPicture) private readonly pictures: Repository<ProjectPicture>,
  ) {}

  async list(): Promise<PortfolioListDto> {
    const projects = await this.projects.find({ order: { position: 'ASC' } });
    const cards = (stage: ProjectStage) =>
      projects.filter((project) => project.stage === stage).map(toProjectCardDto);
    return {
      error: 0,
      list: { completed_projects: cards('completed'), current_portfolio: cards('current') },
    };
  }

  async detail(id: number): Promise<PortfolioDetailDto> {
    const [project, pictures] = await Promise.all([
      this.projects.findOneBy({ id }),
      this.pictures.find({ where: { projectId: id }, order: { position: 'ASC' } }),
    ]);
    if (!project) throw new NotFoundError();
    const list = pictures.map((picture) => ({ id: picture.id, url: picture.url }));
    return { error: 0, list, single: toProjectDto(project) };
  }

  async sitemap({ cursor = 0, limit }: SitemapQueryDto): Promise<SitemapAnswerDto> {
    const rows = await this.projects.find({
      select: { id: true, updatedAt: true },
      where: { id: MoreThan(cursor) },
      order: { id: 'ASC' },
      take: limit + 1,
    });
    return sitemapPage(rows, limit);
  }
}

function toProjectCardDto({ id, image, address1, address2 }: Project): ProjectCardDto {
  return { id, url: image, address1, address2 };
}

function toProjectDto(project: Project): ProjectDto {
  const { image, address1, address2, acquiredOn, assetType, size, opportunity } = project;
  return { url: image, address1, address2, date: acquiredOn, type: assetType, size, opportunity };
}
