import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentRequestController } from '../document-request/document-request.controller.js';
import { DocumentRequest } from '../document-request/document-request.entity.js';
import { DocumentRequestService } from '../document-request/document-request.service.js';
import { PropertyChange } from '../property-change/property-change.entity.js';
import { PropertyHistoryController } from '../property-change/property-history.controller.js';
import { PropertyHistoryService } from '../property-change/property-history.service.js';
import { PropertyArchiveController } from '../property-archive/property-archive.controller.js';
import { PropertyArchiveService } from '../property-archive/property-archive.service.js';
import { PropertyFileController } from '../property-file/property-file.controller.js';
import { PropertyFileService } from '../property-file/property-file.service.js';
import { PropertyStatusController } from '../property-status/property-status.controller.js';
import { PropertyStatusService } from '../property-status/property-status.service.js';
import { WorkSummaryController } from '../work-summary/work-summary.controller.js';
import { WorkSummaryService } from '../work-summary/work-summary.service.js';
import { CurrentPropertyController } from './current-property.controller.js';
import { CurrentProperty } from './current-property.entity.js';
import { CurrentPropertyService } from './current-property.service.js';
import { PropertyEditService } from './property-edit.service.js';
import { PropertyFile } from './property-file.entity.js';
import { PropertyFiles } from './property-files.service.js';
import { PropertyListService } from './property-list.service.js';
import { PropertyTypes } from './property-types.service.js';
import { PropertyView } from './property-view.service.js';
import { ServicingFileController } from './servicing-file.controller.js';
import { ServicingFileService } from './servicing-file.service.js';

const ENTITIES = [CurrentProperty, PropertyFile, PropertyChange, DocumentRequest];

@Module({
  imports: [TypeOrmModule.forFeature(ENTITIES)],
  controllers: [
    CurrentPropertyController,
    ServicingFileController,
    PropertyStatusController,
    PropertyArchiveController,
    PropertyFileController,
    PropertyHistoryController,
    DocumentRequestController,
    WorkSummaryController,
  ],
  providers: [
    PropertyView,
    CurrentPropertyService,
    PropertyListService,
    PropertyTypes,
    PropertyEditService,
    ServicingFileService,
    PropertyStatusService,
    PropertyArchiveService,
    PropertyFileService,
    PropertyHistoryService,
    DocumentRequestService,
    PropertyFiles,
    WorkSummaryService,
  ],
  exports: [PropertyFiles],
})
export class CurrentPropertyModule {}
