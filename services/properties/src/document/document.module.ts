import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentEditController } from './document-edit.controller.js';
import { DocumentEditService } from './document-edit.service.js';
import { DocumentVersion } from './document-version.entity.js';
import { DocumentView } from './document-view.service.js';
import { DocumentController } from './document.controller.js';
import { Document } from './document.entity.js';
import { DocumentService } from './document.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Document, DocumentVersion])],
  controllers: [DocumentController, DocumentEditController],
  providers: [DocumentService, DocumentEditService, DocumentView],
})
export class DocumentModule {}
