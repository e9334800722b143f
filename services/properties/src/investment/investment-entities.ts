import { DocumentReceipt } from './document-receipt.entity.js';
import { InvestmentChange } from './investment-change.entity.js';
import { InvestorDistribution } from './investor-distribution.entity.js';
import { InvestorDocument } from './investor-document.entity.js';
import { InvestorHolding } from './investor-holding.entity.js';

export const INVESTMENT_ENTITIES = [
  InvestorHolding,
  InvestorDistribution,
  InvestorDocument,
  DocumentReceipt,
  InvestmentChange,
];
