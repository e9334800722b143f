import type { Distribution, Holding, InvestorDocument } from '../api/investments';

const VERSIONED = { version: 1, updated_at: '2026-10-01T12:00:00Z', updated_by: null };

/** The committed amount exceeds the precision of a floating-point number. */
export const aHolding = (over: Partial<Holding> = {}): Holding => ({
  ...{ id: 1, account_id: 3, property: 'Hunters Point Tower', address: '10-27 46th Road' },
  ...{ project_id: 9, committed: '90071992547.41', contributed: '300000.00' },
  ...{ distributed: '19812.50', as_of: '2026-09-30' },
  ...VERSIONED,
  ...over,
});

const aPayment = (id: number, paid_on: string, amount: string, kind: Distribution['kind']) => ({
  ...{ id, holding_id: 1, property: 'Hunters Point Tower', paid_on, amount, kind },
  ...VERSIONED,
});

export const distributions: Distribution[] = [
  aPayment(3, '2026-06-30', '15000.00', 'sale'),
  aPayment(2, '2026-04-15', '2000.00', 'income'),
  aPayment(1, '2025-10-15', '2812.50', 'income'),
];

export const aDocument = (over: Partial<InvestorDocument> = {}): InvestorDocument => ({
  ...{ id: 1, year: 2026, title: 'Third quarter 2026', kind: 'statement' },
  ...{ holding_id: 1, property: 'Hunters Point Tower', url: null, receipt: null },
  ...{ content_type: 'application/pdf', bytes: 2_000, added_at: '2026-10-27T14:00:00Z' },
  ...VERSIONED,
  ...over,
});
