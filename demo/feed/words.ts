import type { PropertySubType } from '@phantom/listings-service';

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
    ' ',
  );
const ordinals =
  'ground first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
    ' ',
  );

const nouns: Readonly<Record<PropertySubType, string>> = {
  Apartment: 'apartment',
  Condominium: 'condo',
  Condop: 'condop',
  'Manufactured Home': 'mobile home',
  'Multi Family': 'multi-family house',
  'Single Family Residence': 'house',
  'Stock Cooperative': 'co-op',
  Townhouse: 'townhouse',
  'Unimproved Land': 'plot',
};

export const nounOf = (kind: PropertySubType) => nouns[kind];

/** `3` → `three`, `40` → `40` */
const numberWord = (value: number) => numbers[value] ?? String(value);

/** `3` → `third`, `21` → `21st` */
export function ordinalWord(value: number): string {
  const word = ordinals[value];
  if (word) return word;
  const suffix = new Intl.PluralRules('en-US', { type: 'ordinal' }).select(value);
  return `${value}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', many: 'th', zero: 'th' }[suffix]}`;
}

/** `0` → `studio`, `2` → `two-bedroom`; empty when unknown. */
function bedroomsWord(bedrooms: number | null): string {
  if (bedrooms === null) return '';
  return bedrooms === 0 ? 'studio' : `${numberWord(bedrooms)}-bedroom`;
}

/** `two-bedroom co-op`, `studio`, `condo` */
export function listingWords(kind: PropertySubType, bedrooms: number | null): string {
  const noun = nounOf(kind);
  if (bedrooms === 0) return noun === 'apartment' ? 'studio' : `studio ${noun}`;
  return `${bedroomsWord(bedrooms)} ${noun}`.trim();
}

export function count(value: number, noun: string): string {
  return `${numberWord(value)} ${noun}${value === 1 ? '' : 's'}`;
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Prepends `an` before a vowel sound, else `a`. */
export const withArticle = (text: string) =>
  `${/^([aei]|o(?!ne))/i.test(text) ? 'an' : 'a'} ${text}`;

const english = new Intl.ListFormat('en-US', { style: 'long', type: 'conjunction' });
/** `a, b, and c` */
export const joined = (parts: readonly string[]) => english.format(parts);
