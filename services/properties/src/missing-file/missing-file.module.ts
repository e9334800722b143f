import { Module } from '@nestjs/common';
import { CurrentPropertyModule } from '../current-property/current-property.module.js';
import { MissingFileController } from './missing-file.controller.js';
import { MissingFileService } from './missing-file.service.js';

@Module({
  imports: [CurrentPropertyModule],
  controllers: [MissingFileController],
  providers: [MissingFileService],
})
export class MissingFileModule {}
