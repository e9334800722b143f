/** What may be suggested to a visitor who types. */
export const SUGGESTION_KINDS = ['neighbourhood', 'zip_code', 'street', 'address'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
