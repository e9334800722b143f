import type { DemoAccountName } from '@phantom/service-kit';
import type { DistributionKind, InvestorDocumentKind } from '../investment/investment-kinds.js';

/** An entry of demo/investors.json. */
export interface InvestorDemo {
  /** Of the account. */
  name: DemoAccountName;
  holdings: HoldingDemo[];
  documents: DocumentDemo[];
}

export interface HoldingDemo {
  /** By which its documents name it. */
  key: string;
  property: string;
  address: string | null;
  /** Slug of the project in the portfolio. */
  project: string | null;
  committed: string;
  contributed: string;
  /** `YYYY-MM-DD` */
  as_of: string;
  distributions: { paid_on: string; amount: string; kind: DistributionKind }[];
}

export interface DocumentDemo {
  title: string;
  year: number;
  kind: InvestorDocumentKind;
  holding: string;
  added: string;
  paragraphs: string[];
  read?: { first: string; last: string; times: number };
}
