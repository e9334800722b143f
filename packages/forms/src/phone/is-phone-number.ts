import { loadPhoneNumbers } from './load-phone-numbers';

/** Whether a text is a telephone number. Without the rules, as on a broken connection, the server will say. */
export async function isPhoneNumber(typed: string, country?: string): Promise<boolean> {
  const numbers = await loadPhoneNumbers().catch(() => undefined);
  return !numbers || numbers.internationalNumber(typed, country) !== undefined;
}
