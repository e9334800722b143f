import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FileVersions } from '../file-version/file-versions.service.js';
import { DocumentChange } from './document-change.entity.js';
import { DocumentEditController } from './document-edit.controller.js';
import { DocumentEditService } from './document-edit.service.js';
import { DocumentHistoryController } from './document-history.controller.js';
import { DocumentHistoryService } from './document-history.service.js';
import { DocumentVersion } from './document-version.entity.js';
import { DocumentView } from './document-view.service.js';
import { DocumentController } from './document.controller.js';
import { Document } from './document.entity.js';
import { DocumentService } from './document.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Document, DocumentVersion, DocumentChange])],
  controllers: [DocumentController, DocumentEditController, DocumentHistoryController],
  providers: [
    DocumentService,
    DocumentEditService,
    DocumentHistoryService,
    DocumentView,
    FileVersions,
  ],
})
export class DocumentModule {}
