/** What separates thousands, and cents, in a language. */
function separatorsOf(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1234567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group').trim(), decimal: find('decimal') };
}

const WIDEST = 12;
const escape = (text: string) => text.replace(/[.,'’]/g, String.raw`\$&`);

/**
 * The amount that a person has typed, as the services take it: `1.250,5` in German is `1250.50`. Undefined where it
 * is none, or might be two different ones.
 */
export function readAmount(text: string, language: string): string | undefined {
  const plain = text.replace(/[\s$]|USD/gi, '');
  const { group, decimal } = separatorsOf(language);
  return readBy(plain, group, decimal) ?? readBy(plain, '', '.');
}

function readBy(text: string, group: string, decimal: string): string | undefined {
  const grouped = group && String.raw`\d{1,3}(?:${escape(group)}\d{3})+|`;
  const pattern = new RegExp(String.raw`^(${grouped}\d+)(?:${escape(decimal)}(\d{1,2}))?$`);
  const [, whole, cents = ''] = pattern.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const dollars = (group ? whole.replaceAll(group, '') : whole).replace(/^0+(?=\d)/, '');
  return dollars.length > WIDEST ? undefined : `${dollars}.${cents.padEnd(2, '0')}`;
}

/** Whole cents, to compare amounts exactly. */
export const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
