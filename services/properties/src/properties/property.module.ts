import { Module } from '@nestjs/common';
import { PropertyErrors } from './common/property-errors.js';
import { DocumentRequestController } from './document-requests/document-request.controller.js';
import { DocumentRequestService } from './document-requests/document-request.service.js';
import { PropertyFileController } from './files/property-file.controller.js';
import { PropertyFileService } from './files/property-file.service.js';
import { PropertyHistoryController } from './history/property-history.controller.js';
import { PropertyHistoryService } from './history/property-history.service.js';
import { CurrentPropertyController } from './property/property.controller.js';
import { PropertyListService } from './property/property-list.service.js';
import { PropertyService } from './property/property.service.js';
import { PropertyTypes } from './property/property-types.service.js';
import { PropertyStatusController } from './status/property-status.controller.js';
import { PropertyStatusService } from './status/property-status.service.js';

@Module({
  controllers: [
    CurrentPropertyController,
    PropertyStatusController,
    PropertyFileController,
    PropertyHistoryController,
    DocumentRequestController,
  ],
  providers: [
    { provide: PropertyErrors, useExisting: PropertyService },
    PropertyService,
    PropertyListService,
    PropertyTypes,
    PropertyStatusService,
    PropertyFileService,
    PropertyHistoryService,
    DocumentRequestService,
  ],
})
export class PropertyModule {}
