import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Page } from '../pages/page.entity.js';
import { InvestController } from './invest.controller.js';
import { InvestService } from './invest.service.js';
import { InvestmentType, InvestmentTypeText } from './invest.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([InvestmentType, InvestmentTypeText, Page])],
  controllers: [InvestController],
  providers: [InvestService],
})
export class InvestModule {}
