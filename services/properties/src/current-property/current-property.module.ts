import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FileModule } from '../file/file.module.js';
import { CurrentPropertyController } from './current-property.controller.js';
import { CurrentProperty } from './current-property.entity.js';
import { CurrentPropertyService } from './current-property.service.js';
import { PropertyFile } from './property-file.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([CurrentProperty, PropertyFile]), FileModule],
  controllers: [CurrentPropertyController],
  providers: [CurrentPropertyService],
})
export class CurrentPropertyModule {}
