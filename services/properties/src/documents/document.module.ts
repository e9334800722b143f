import { Module } from '@nestjs/common';
import {
  DocumentController,
  DocumentEditController,
  DocumentHistoryController,
} from './document.controller.js';
import { DocumentService } from './document.service.js';

@Module({
  controllers: [DocumentController, DocumentEditController, DocumentHistoryController],
  providers: [DocumentService],
})
export class DocumentModule {}
