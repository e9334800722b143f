import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  PortfolioController,
  PortfolioPageController,
  PortfolioSitemapController,
} from './portfolio.controller.js';
import { Project, ProjectPicture } from './portfolio.entity.js';
import { PortfolioService } from './portfolio.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Project, ProjectPicture])],
  controllers: [PortfolioController, PortfolioPageController, PortfolioSitemapController],
  providers: [PortfolioService],
})
export class PortfolioModule {}
