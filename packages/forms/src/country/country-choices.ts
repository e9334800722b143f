import type { Choice } from '../fields/select-field';
import { COUNTRY_CODES } from './country-codes';

/** All countries by their names in a language, in its alphabet's order. */
export function countryChoices(language: string): Choice[] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value })).sort(
    (one, other) => compare(one.label, other.label),
  );
}
