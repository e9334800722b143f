import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FileModule } from '../file/file.module.js';
import { DocumentController } from './document.controller.js';
import { Document } from './document.entity.js';
import { DocumentService } from './document.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Document]), FileModule],
  controllers: [DocumentController],
  providers: [DocumentService],
})
export class DocumentModule {}
