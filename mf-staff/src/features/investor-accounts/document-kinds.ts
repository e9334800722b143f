/** What an investor's document can be. */
export const DOCUMENT_KINDS = ['statement', 'tax_form', 'agreement', 'notice'] as const;
