import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PortfolioPageController } from './portfolio-page.controller.js';
import { PortfolioSitemapController } from './portfolio-sitemap.controller.js';
import { PortfolioController } from './portfolio.controller.js';
import { PortfolioService } from './portfolio.service.js';
import { ProjectPicture } from './project-picture.entity.js';
import { Project } from './project.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Project, ProjectPicture])],
  controllers: [PortfolioController, PortfolioPageController, PortfolioSitemapController],
  providers: [PortfolioService],
})
export class PortfolioModule {}
