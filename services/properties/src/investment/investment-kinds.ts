/** What a payment is, which decides how it is taxed. */
export const DISTRIBUTION_KINDS = ['income', 'return_of_capital', 'sale'] as const;

export type DistributionKind = (typeof DISTRIBUTION_KINDS)[number];

/** `tax_form` is Schedule K-1 (IRS Form 1065). */
export const INVESTOR_DOCUMENT_KINDS = ['statement', 'tax_form', 'agreement', 'notice'] as const;

export type InvestorDocumentKind = (typeof INVESTOR_DOCUMENT_KINDS)[number];
