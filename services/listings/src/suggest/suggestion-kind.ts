/** What may be suggested to a visitor who types. */
export const SUGGESTION_KINDS = [
  'borough',
  'neighbourhood',
  'zip_code',
  'street',
  'address',
  'nearby',
] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];
