import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BusinessInfoController } from './business-info.controller.js';
import { BusinessInfo, BusinessInfoText } from './business-info.entity.js';
import { BusinessInfoService } from './business-info.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([BusinessInfo, BusinessInfoText])],
  controllers: [BusinessInfoController],
  providers: [BusinessInfoService],
})
export class BusinessInfoModule {}
