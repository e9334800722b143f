import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import {
  AboutController,
  LegalController,
  LendingController,
  MediaController,
} from './page.controller.js';
import { Page, PageText } from './page.entity.js';
import { PageService } from './page.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Page, PageText])],
  controllers: [AboutController, LendingController, MediaController, LegalController],
  providers: [PageService],
  exports: [PageService],
})
export class PageModule {}
