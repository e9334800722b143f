import { DocumentReceipt } from './document-receipt.entity.js';
import { InvestmentChange } from './investment-change.entity.js';
import { InvestorDistribution } from './investor-distribution.entity.js';
import { InvestorDocumentVersion } from './investor-document-version.entity.js';
import { InvestorDocument } from './investor-document.entity.js';
import { InvestorHolding } from './investor-holding.entity.js';

export const INVESTMENT_ENTITIES = [
  InvestorHolding,
  InvestorDistribution,
  InvestorDocument,
  InvestorDocumentVersion,
  DocumentReceipt,
  InvestmentChange,
];
