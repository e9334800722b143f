import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { FilesModule } from '@phantom/service-kit/files';
import { CurrentPropertyModule } from './current-property/current-property.module.js';
import { propertiesDataSource } from './data-source.js';
import { DocumentModule } from './document/document.module.js';
import { InvestmentModule } from './investment/investment.module.js';
import { MissingFileModule } from './missing-file/missing-file.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { PortfolioModule } from './portfolio/portfolio.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: propertiesDataSource }),
    AuditModule.forRoot('properties'),
    FilesModule.forRoot({ folder: 'properties', hasLinks: true }),
    CurrentPropertyModule,
    DocumentModule,
    InvestmentModule,
    MissingFileModule,
    PortfolioModule,
    PersonalDataModule,
  ],
})
export class AppModule {}
