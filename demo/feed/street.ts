/** The parts of an address in the sales feed: `88-08 Gettysburg St Unit 2`. */
interface StreetAddress {
  number: string;
  street: string;
}

const parts =
  /^(\d+(?:-\d+)?) ((?:[NSEW] )?[\p{Letter}\d'. ]+?)(?: (?:unit|apt|fl|lot|ph|#).*)?$/iu;

/** Null for an address that is not a number and a street. */
export function parseStreet(address: string): StreetAddress | null {
  const [, number, street] = parts.exec(address) ?? [];
  return number && street ? { number, street } : null;
}

const longForms: Readonly<Record<string, string>> = {
  ave: 'Avenue',
  blvd: 'Boulevard',
  ct: 'Court',
  dr: 'Drive',
  ln: 'Lane',
  pkwy: 'Parkway',
  pl: 'Place',
  rd: 'Road',
  sq: 'Square',
  st: 'Street',
  ter: 'Terrace',
  e: 'East',
  n: 'North',
  s: 'South',
  w: 'West',
};

/** `E 55th St` → `East 55th Street`. The letter in `Avenue W` does not change. */
export function longStreet(street: string): string {
  const words = street.split(' ');
  const long = words.map((word, index) => {
    const isLetterOfAvenue = word.length === 1 && index > 0;
    return isLetterOfAvenue ? word : (longForms[word.toLowerCase().replace('.', '')] ?? word);
  });
  return long.join(' ');
}

/** A house number a few doors along the same block. */
export function alongTheBlock(number: string, steps: number): string {
  return number.replace(/\d+$/, (digits) => {
    const moved = Math.max(1, Number(digits) + 2 * steps);
    return String(moved).padStart(digits.length, '0');
  });
}
