/** The numbering plans of all countries are large, so they load on demand; undefined when that fails. */
const loadPhoneNumbers = () => import('./phone-number').catch(() => undefined);

/** Whether a text is a phone number. True without the numbering plans: the server checks too. */
export async function isPhoneNumber(typed: string, country?: string): Promise<boolean> {
  const numbers = await loadPhoneNumbers();
  return !numbers || numbers.internationalNumber(typed, country) !== undefined;
}

/** Formats a phone number as its field does. Returns the text unchanged when it is no number. */
export async function formatPhoneNumber(typed: string, country?: string): Promise<string> {
  const numbers = typed ? await loadPhoneNumbers() : undefined;
  return numbers?.internationalNumber(typed, country) ?? typed;
}
