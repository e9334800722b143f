import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DistributionEditController } from './distribution-edit.controller.js';
import { DistributionEditService } from './distribution-edit.service.js';
import { DistributionService } from './distribution.service.js';
import { HoldingEditController } from './holding-edit.controller.js';
import { HoldingEditService } from './holding-edit.service.js';
import { HoldingService } from './holding.service.js';
import { INVESTMENT_ENTITIES } from './investment-entities.js';
import { InvestmentHistoryService } from './investment-history.service.js';
import { InvestorAccounts } from './investor-accounts.service.js';
import { InvestorDocumentEditController } from './investor-document-edit.controller.js';
import { InvestorDocumentEditService } from './investor-document-edit.service.js';
import { InvestorDocumentView } from './investor-document-view.service.js';
import { InvestorDocumentService } from './investor-document.service.js';
import { InvestorTotalsService } from './investor-totals.service.js';
import { InvestorController } from './investor.controller.js';
import { OwnInvestmentController } from './own-investment.controller.js';
import { ReceiptService } from './receipt.service.js';

@Module({
  imports: [TypeOrmModule.forFeature(INVESTMENT_ENTITIES)],
  controllers: [
    OwnInvestmentController,
    InvestorController,
    HoldingEditController,
    DistributionEditController,
    InvestorDocumentEditController,
  ],
  providers: [
    InvestorAccounts,
    HoldingService,
    HoldingEditService,
    DistributionService,
    DistributionEditService,
    InvestorDocumentService,
    InvestorDocumentEditService,
    InvestorDocumentView,
    InvestorTotalsService,
    InvestmentHistoryService,
    ReceiptService,
  ],
})
export class InvestmentModule {}
