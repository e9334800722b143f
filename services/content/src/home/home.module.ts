import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HomeController } from './home.controller.js';
import { HomeMessage, HomeMessageText, HomeSlide } from './home.entity.js';
import { HomeService } from './home.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([HomeSlide, HomeMessage, HomeMessageText])],
  controllers: [HomeController],
  providers: [HomeService],
})
export class HomeModule {}
