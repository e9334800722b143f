import type { Token } from './tokens.js';

export interface Quantities {
  min_price?: number;
  max_price?: number;
  min_bedrooms?: number;
  max_bedrooms?: number;
  min_bathrooms?: number;
  min_area?: number;
  max_area?: number;
}

interface QuantitySpan {
  length: number;
  quantities: Quantities;
}

const phrases = (text: string): ReadonlySet<string> => new Set(text.split(', '));

const BEDROOMS = phrases(
  'br, brs, bd, bds, bdr, bdrm, bed, beds, bedroom, bedrooms, schlafzimmer, camera, camere, спальня, спальни, спален, спальнеи, спальнями, dormitorio, dormitorios, habitacion, habitaciones',
);
/** Nouns of languages that count the living room too: a `2-Zimmer-Wohnung` has one bedroom. */
const ROOMS = phrases(
  'zimmer, zi, zimmerwohnung, locali, vani, stanze, комната, комнаты, комнат, комнатная, комнатную, комнатной, ambientes',
);
const ROOMS_IN_ONE_WORD = new Map(
  Object.entries({
    1: 'einzimmerwohnung, однушка, однушку, однокомнатная, однокомнатную',
    2: 'zweizimmerwohnung, bilocale, двушка, двушку, двухкомнатная, двухкомнатную',
    3: 'dreizimmerwohnung, trilocale, трешка, трешку, трехкомнатная, трехкомнатную',
    4: 'vierzimmerwohnung, quadrilocale, четырехкомнатная, четырехкомнатную',
  }).flatMap(([count, names]) =>
    names.split(', ').map((name): [string, number] => [name, Number(count)]),
  ),
);
const BATHROOMS = phrases(
  'ba, bas, bath, baths, bathroom, bathrooms, bad, bader, badezimmer, bagno, bagni, ванная, ванные, ванных, санузел, bano, banos',
);
const AREA = phrases(
  'sqft, sf, sq ft, square feet, square foot, sq feet, кв футов, pies cuadrados',
);
const STUDIO = phrases('studio, studios, studio apartment, monolocale, студия, студию, estudio');
const AT_MOST = phrases(
  'under, below, up to, less than, no more than, at most, max, maximum, <, ≤, cheaper than, unter, bis, bis zu, hochstens, maximal, weniger als, sotto, fino a, meno di, massimo, al massimo, до, не дороже, дешевле, не более, hasta, menos de, por debajo de, maximo, como maximo',
);
const AT_LEAST = phrases(
  'over, above, from, more than, at least, min, minimum, >, ≥, starting at, uber, ab, mehr als, mindestens, oltre, sopra, a partire da, almeno, minimo, piu di, от, больше, свыше, не менее, mas de, desde, a partir de, como minimo',
);
const TO = phrases('to, and, bis, und, a, e, до, и, hasta, y');
const BETWEEN = phrases('between, zwischen, tra, fra, между, entre, from, von, da, от, de, desde');
const CURRENCY = phrases('usd, dollar, dollars, dollari, долларов, dolares');

const byWord = (words: Readonly<Record<number, string>>): [string, number][] =>
  Object.entries(words).flatMap(([number, names]) =>
    names.split(', ').map((name): [string, number] => [name, Number(number)]),
  );

const NUMBERS = new Map(
  byWord({
    1: 'one, ein, eine, una, uno, одна, одной',
    2: 'two, zwei, due, две, двумя, dos',
    3: 'three, drei, tre, три, тремя, tres',
    4: 'four, vier, quattro, четыре, cuatro',
    5: 'five, funf, cinque, пять, cinco',
  }),
);

const UNITS: Readonly<Record<string, number>> = Object.fromEntries(
  byWord({
    1_000: 'k, tsd, тыс, mil',
    1_000_000: 'm, mm, mio, mln, million, millionen, milioni, млн, millones',
  }),
);
const LARGEST = 2_000_000_000;
const MAX_ROOMS = 20;

interface TypedNumber {
  value: number;
  /** The letters right after the number, as in `3br`. */
  unit: string;
  isPlus: boolean;
  isMoney: boolean;
}

/** Parses the quantity that begins at a token. Null when there is none. */
export function quantitiesAt(tokens: readonly Token[], at: number): QuantitySpan | null {
  const readers = [betweenAmounts, limited, rooms, countedRooms, studio, area, bareAmount];
  for (const read of readers) {
    const span = read(tokens, at);
    if (span) return span;
  }
  return null;
}

function numberAt(tokens: readonly Token[], at: number): TypedNumber | null {
  const key = tokens[at]?.key ?? '';
  const word = NUMBERS.get(key);
  if (word !== undefined) return { value: word, unit: '', isPlus: false, isMoney: false };
  const [, dollar, digits, unit, plus] = /^(\$?)(\d+(?:[.,]\d+)*)(\p{L}*)(\+?)$/u.exec(key) ?? [];
  if (digits === undefined) return null;
  return {
    value: decimal(digits),
    unit: unit ?? '',
    isPlus: plus === '+',
    isMoney: dollar === '$',
  };
}

/** `1,200,000` and `1.200.000` are integers, `1.5` and `1,5` are decimals. */
function decimal(digits: string): number {
  return /^\d{1,3}(?:[.,]\d{3})+$/.test(digits)
    ? Number(digits.replaceAll(/\D/g, ''))
    : Number(digits.replace(',', '.'));
}

/** Number of tokens of the longest known phrase at a position; 0 when there is none. */
function lengthOf(tokens: readonly Token[], at: number, known: ReadonlySet<string>): number {
  for (let length = 3; length > 0; length -= 1) {
    const words = tokens.slice(at, at + length).map(({ key }) => key);
    if (words.length === length && known.has(words.join(' '))) return length;
  }
  return 0;
}

interface Amount {
  value: number;
  length: number;
  /** Certainly an amount of money. */
  isSure: boolean;
}

function amountAt(tokens: readonly Token[], at: number): Amount | null {
  const number = numberAt(tokens, at);
  if (!number) return null;
  let length = 1;
  let factor = UNITS[number.unit];
  if (number.unit === '') {
    factor = UNITS[tokens[at + 1]?.key ?? ''];
    if (factor !== undefined) length += 1;
  }
  if (number.unit !== '' && factor === undefined) return null;
  const paid = lengthOf(tokens, at + length, CURRENCY);
  const value = Math.round(number.value * (factor ?? 1));
  if (!(value <= LARGEST)) return null;
  const isSure = number.isMoney || factor !== undefined || paid > 0;
  return { value, length: length + paid, isSure };
}

/** `500k-700k`, `between 500k and 1m`, `from 2000 to 3000`. */
function betweenAmounts(tokens: readonly Token[], at: number): QuantitySpan | null {
  const before = lengthOf(tokens, at, BETWEEN);
  const from = amountAt(tokens, at + before);
  if (!from) return null;
  const middle = lengthOf(tokens, at + before + from.length, TO);
  const to = amountAt(tokens, at + before + from.length + middle);
  if (!to || (before === 0 && !to.isSure)) return null;
  // In `500-700k` both numbers are thousands.
  const isShort = !from.isSure && from.value < 1000 && to.value >= 1000;
  const unit = to.value >= 1e6 ? 1e6 : 1e3;
  const least = isShort ? from.value * unit : from.value;
  if (least < 100 || least > to.value) return null;
  return {
    length: before + from.length + middle + to.length,
    quantities: { min_price: least, max_price: to.value },
  };
}

/** `under 900k`, `at least 2 bedrooms`, `over 1000 sqft`. */
function limited(tokens: readonly Token[], at: number): QuantitySpan | null {
  for (const [words, end] of [
    [AT_MOST, 'max'],
    [AT_LEAST, 'min'],
  ] as const) {
    const before = lengthOf(tokens, at, words);
    if (before === 0) continue;
    const counted = rooms(tokens, at + before) ?? area(tokens, at + before);
    if (counted) return { length: before + counted.length, quantities: only(counted, end) };
    const amount = amountAt(tokens, at + before);
    if (!amount || (!amount.isSure && amount.value < 100)) continue;
    return { length: before + amount.length, quantities: { [`${end}_price`]: amount.value } };
  }
  return null;
}

function only({ quantities }: QuantitySpan, end: 'max' | 'min'): Quantities {
  const { min_bedrooms, min_bathrooms, min_area } = quantities;
  if (min_bathrooms !== undefined) return end === 'min' ? { min_bathrooms } : {};
  if (min_area !== undefined) return { [`${end}_area`]: min_area };
  return { [`${end}_bedrooms`]: min_bedrooms };
}

/** `2 beds`, `2br`, `2+ bedrooms`, `two bath`, `1.5 ba`. */
function rooms(tokens: readonly Token[], at: number): QuantitySpan | null {
  const number = numberAt(tokens, at);
  if (!number || number.value > MAX_ROOMS || number.isMoney) return null;
  const { value, unit } = number;
  const isJoined = unit !== '';
  const said = (words: ReadonlySet<string>) => {
    if (isJoined) return words.has(unit) ? 1 : 0;
    const after = lengthOf(tokens, at + 1, words);
    return after === 0 ? 0 : after + 1;
  };
  const beds = said(BEDROOMS);
  if (beds > 0 && Number.isInteger(value)) {
    const atLeast = number.isPlus || tokens[at + beds - 1]?.key.endsWith('+') === true;
    const most = atLeast ? {} : { max_bedrooms: value };
    return { length: beds, quantities: { min_bedrooms: value, ...most } };
  }
  const baths = said(BATHROOMS);
  if (baths > 0 && Number.isInteger(value * 4)) {
    return { length: baths, quantities: { min_bathrooms: value } };
  }
  return null;
}

/** `2-Zimmer`, `3 locali`, `bilocale`, `двушка`. */
function countedRooms(tokens: readonly Token[], at: number): QuantitySpan | null {
  const named = ROOMS_IN_ONE_WORD.get(tokens[at]?.key ?? '');
  const { count, length } =
    named === undefined ? numberOfRooms(tokens, at) : { count: named, length: 1 };
  if (length === 0 || !Number.isInteger(count) || count < 1 || count > MAX_ROOMS) return null;
  return { length, quantities: { min_bedrooms: count - 1, max_bedrooms: count - 1 } };
}

/** The length is 0 when no number of rooms begins at the token. */
function numberOfRooms(tokens: readonly Token[], at: number): { count: number; length: number } {
  const { value: count = 0, unit } = numberAt(tokens, at) ?? {};
  if (unit !== '') return { count, length: unit !== undefined && ROOMS.has(unit) ? 1 : 0 };
  const after = lengthOf(tokens, at + 1, ROOMS);
  return { count, length: after === 0 ? 0 : after + 1 };
}

function studio(tokens: readonly Token[], at: number): QuantitySpan | null {
  const length = lengthOf(tokens, at, STUDIO);
  return length === 0 ? null : { length, quantities: { min_bedrooms: 0, max_bedrooms: 0 } };
}

function area(tokens: readonly Token[], at: number): QuantitySpan | null {
  const number = numberAt(tokens, at);
  if (!number || number.isMoney || number.value < 50) return null;
  const isJoined = AREA.has(number.unit);
  const after = number.unit === '' ? lengthOf(tokens, at + 1, AREA) : 0;
  if (!isJoined && after === 0) return null;
  return { length: 1 + after, quantities: { min_area: Math.round(number.value) } };
}

/** Larger numbers are no ZIP code, area or house number. */
const SURE_AMOUNT = 100_000;

/** A single amount is a maximum: `brooklyn 500k`. */
function bareAmount(tokens: readonly Token[], at: number): QuantitySpan | null {
  const amount = amountAt(tokens, at);
  return amount && amount.value >= (amount.isSure ? 100 : SURE_AMOUNT)
    ? { length: amount.length, quantities: { max_price: amount.value } }
    : null;
}
