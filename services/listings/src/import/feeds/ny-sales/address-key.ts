// Homes are stored under what comes of this, so it does not follow the spelling in which suggestions compare names.
const sameWord = new Map(
  Object.entries({
    avenue: 'ave',
    boulevard: 'blvd',
    court: 'ct',
    drive: 'dr',
    lane: 'ln',
    parkway: 'pkwy',
    place: 'pl',
    road: 'rd',
    square: 'sq',
    street: 'st',
    terrace: 'ter',
    east: 'e',
    north: 'n',
    south: 's',
    west: 'w',
    first: '1st',
    second: '2nd',
    third: '3rd',
    fourth: '4th',
    fifth: '5th',
    sixth: '6th',
    seventh: '7th',
    eighth: '8th',
    ninth: '9th',
    tenth: '10th',
  }),
);

const unitWords = new Set(['unit', 'apt', 'apartment', 'suite', 'ste']);

/**
 * One spelling of an address, readable in a URL: `2 E 55th Street #803`, 10022 gives `2-e-55th-st-803-10022`.
 * Two rows with the same are the same home.
 */
export function addressKey(address: string, zip: string): string {
  const words = address
    .toLowerCase()
    // Queens numbers are written with and without their hyphen.
    .replaceAll(/(\d)-(?=\d)/g, '$1')
    .replaceAll(/['’.]/g, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '' && !unitWords.has(word));
  return [...words.map((word) => sameWord.get(word) ?? word), zip].join('-');
}
