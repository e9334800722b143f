import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AboutController } from './about.controller.js';
import { Page, PageText } from './page.entity.js';
import { PageService } from './page.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Page, PageText])],
  controllers: [AboutController],
  providers: [PageService],
})
export class PageModule {}
