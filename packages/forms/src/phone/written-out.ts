import { loadPhoneNumbers } from './load-phone-numbers';

/**
 * A telephone number as its field writes it out; as it was typed where it is none, or where the rules cannot be had.
 *
 * @param country ISO 3166-1 alpha-2, where the form asks for it
 */
export async function writtenOut(typed: string, country?: string): Promise<string> {
  const numbers = typed ? await loadPhoneNumbers().catch(() => undefined) : undefined;
  return numbers?.internationalNumber(typed, country) ?? typed;
}
