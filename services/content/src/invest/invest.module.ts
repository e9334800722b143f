import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageModule } from '../pages/page.module.js';
import { InvestController } from './invest.controller.js';
import { InvestService } from './invest.service.js';
import { InvestmentType, InvestmentTypeText } from './invest.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([InvestmentType, InvestmentTypeText]), PageModule],
  controllers: [InvestController],
  providers: [InvestService],
})
export class InvestModule {}
