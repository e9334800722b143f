/** `27-34`, `12A`, `1/2`; or a number in words, as in "One Bryant Park". */
const HOUSE_NUMBER =
  /^(\d+[½\p{L}]?([-–/]\d+\p{L}?)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu;

/** A word of a name: two letters at least, also in "5th". */
const NAME_WORD = /\p{L}{2}/u;

/** Units, which name no street. */
const UNIT = /^(apt|apartment|unit|suite|ste|floor|fl|room|rm)\b/iu;

/**
 * Whether a text looks like an address: a house number, and after it a word of the name of a street. Whether there is such
 * a house is not asked.
 */
export function isAddress(text: string): boolean {
  const words = text.split(/[\s,;]+/u).filter(Boolean);
  const number = words.findIndex((word) => HOUSE_NUMBER.test(word));
  if (number === -1) return false;
  return words.slice(number + 1).some((word) => NAME_WORD.test(word) && !UNIT.test(word));
}
