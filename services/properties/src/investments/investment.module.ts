import { Module } from '@nestjs/common';
import { DistributionService } from './distributions/distribution.service.js';
import { InvestorDistributionController } from './distributions/distribution.controller.js';
import { InvestorDocumentController } from './documents/investor-document.controller.js';
import { InvestorDocumentService } from './documents/investor-document.service.js';
import { InvestmentHistoryController } from './history/investment-history.controller.js';
import { InvestmentHistoryService } from './history/investment-history.service.js';
import { InvestorHoldingController } from './holdings/holding.controller.js';
import { HoldingService } from './holdings/holding.service.js';
import { InvestorTotalsController } from './totals/investor-totals.controller.js';
import { InvestorTotalsService } from './totals/investor-totals.service.js';

@Module({
  controllers: [
    InvestorHoldingController,
    InvestorDistributionController,
    InvestorDocumentController,
    InvestmentHistoryController,
    InvestorTotalsController,
  ],
  providers: [
    HoldingService,
    DistributionService,
    InvestorDocumentService,
    InvestmentHistoryService,
    InvestorTotalsService,
  ],
})
export class InvestmentModule {}
