import type { PropertyStatus } from '../properties/common/property-workflow.js';

/** An entry of demo/current-properties.json. */
export interface CurrentPropertyDemo {
  reference: string;
  address: string;
  servicing_bank: string;
  assign: string | null;
  type_of_property: string;
  status: PropertyStatus;
  /** `YYYY-MM-DD` */
  submitted: string;
  /** `YYYY-MM-DD` */
  status_since: string;
  /** US dollars. */
  loan_balance: number;
  /** US dollars. */
  offer: number;
  /** The titles of the documents on record. */
  files: string[];
}

export const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`;

const calendar = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export const longDate = (date: string): string => calendar.format(new Date(date));
