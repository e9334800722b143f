import { Module } from '@nestjs/common';
import { ContentEditingModule } from '@phantom/content-editing';
import { FilesModule } from '@phantom/files';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { propertiesDataSource } from './data-source.js';
import {
  DocumentController,
  DocumentEditController,
  DocumentHistoryController,
} from './documents/document.controller.js';
import { DocumentService } from './documents/document.service.js';
import { InvestmentModule } from './investments/investment.module.js';
import { NoticeModule } from './investments/notices/notice.module.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { PersonalDataService } from './personal-data/personal-data.service.js';
import { PortfolioModule } from './portfolio/portfolio.module.js';
import { PROJECT } from './portfolio/project.type.js';
import { PropertyModule } from './properties/property.module.js';
import { WorkSummaryController } from './work-summary/work-summary.controller.js';
import { WorkSummaryService } from './work-summary/work-summary.service.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: propertiesDataSource }),
    AuditModule.forRoot('properties'),
    FilesModule.forRoot({ folder: 'properties', hasLinks: true }),
    ContentEditingModule.forRoot({
      path: 'api/auth/properties-content',
      service: 'properties',
      types: [PROJECT],
    }),
    PropertyModule,
    InvestmentModule,
    NoticeModule,
    PortfolioModule,
  ],
  controllers: [
    WorkSummaryController,
    DocumentController,
    DocumentEditController,
    DocumentHistoryController,
    PersonalDataController,
  ],
  providers: [WorkSummaryService, DocumentService, PersonalDataService],
})
export class AppModule {}
