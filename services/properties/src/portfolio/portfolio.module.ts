import { Module } from '@nestjs/common';
import {
  PortfolioController,
  PortfolioPageController,
  PortfolioSitemapController,
} from './portfolio.controller.js';
import { PortfolioService } from './portfolio.service.js';

@Module({
  controllers: [PortfolioController, PortfolioPageController, PortfolioSitemapController],
  providers: [PortfolioService],
})
export class PortfolioModule {}
