function separatorsOf(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language, { useGrouping: true }).formatToParts(1234567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group').trim(), decimal: find('decimal') };
}

const MAX_DIGITS = 12;
const escape = (text: string) => text.replace(/[.,'’]/g, String.raw`\$&`);

/** `1.250,5` in German is `1250.50`; undefined when it is invalid or ambiguous. */
export function parseAmount(text: string, language: string): string | undefined {
  const plain = text.replace(/[\s$]|USD/gi, '');
  const { group, decimal } = separatorsOf(language);
  return parseWith(plain, group, decimal) ?? parseWith(plain, '', '.');
}

function parseWith(text: string, group: string, decimal: string): string | undefined {
  const grouped = group && String.raw`\d{1,3}(?:${escape(group)}\d{3})+|`;
  const pattern = new RegExp(String.raw`^(${grouped}\d+)(?:${escape(decimal)}(\d{1,2}))?$`);
  const [, integer, cents = ''] = pattern.exec(text) ?? [];
  if (integer === undefined) return undefined;
  const dollars = (group ? integer.replaceAll(group, '') : integer).replace(/^0+(?=\d)/, '');
  return dollars.length > MAX_DIGITS ? undefined : `${dollars}.${cents.padEnd(2, '0')}`;
}

export const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));
