import { Module } from '@nestjs/common';
import { FilesModule } from '@phantom/files';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { propertiesDataSource } from './data-source.js';
import { DocumentModule } from './documents/document.module.js';
import { InvestmentModule } from './investments/investment.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PortfolioModule } from './portfolio/portfolio.module.js';
import { PropertyModule } from './properties/property.module.js';
import { WorkSummaryModule } from './work-summary/work-summary.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: propertiesDataSource }),
    AuditModule.forRoot('properties'),
    FilesModule.forRoot({ folder: 'properties', hasLinks: true }),
    PropertyModule,
    WorkSummaryModule,
    DocumentModule,
    InvestmentModule,
    PortfolioModule,
    PersonalDataModule,
  ],
})
export class AppModule {}
