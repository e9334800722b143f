import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { CurrentPropertyModule } from './current-property/current-property.module.js';
import { propertiesDataSource } from './data-source.js';
import { DocumentModule } from './document/document.module.js';
import { FileModule } from './file/file.module.js';
import { PortfolioModule } from './portfolio/portfolio.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: propertiesDataSource }),
    FileModule,
    CurrentPropertyModule,
    DocumentModule,
    PortfolioModule,
  ],
})
export class AppModule {}
