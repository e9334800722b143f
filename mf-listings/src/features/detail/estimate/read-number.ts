/** What a field of numbers takes. */
export interface NumberRange {
  min: number;
  max: number;
  /** Whole dollars, which are written in groups of thousands; per cent are not. */
  unit: 'dollars' | 'percent';
}

/** The number that somebody has typed in a language; null when it is none, or out of range. */
export const readNumber = (text: string, language: string, range: NumberRange): number | null => {
  const plain = text.replaceAll(/[\s$%€]/g, '');
  const number =
    range.unit === 'percent' ? plain.replace(',', '.') : withoutGroups(plain, language);
  if (!/^\d+(\.\d*)?$|^\.\d+$/.test(number)) return null;
  const value = range.unit === 'dollars' ? Math.round(Number(number)) : Number(number);
  return value < range.min || value > range.max ? null : value;
};

const withoutGroups = (text: string, language: string) => {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return text.replaceAll(sign('group'), '').replace(sign('decimal'), '.');
};
