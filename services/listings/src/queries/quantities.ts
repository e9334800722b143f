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

export const phrases = (text: string): ReadonlySet<string> => new Set(text.split(', '));

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
export const AT_MOST = phrases(
  'under, below, up to, less than, no more than, at most, max, maximum, <, ≤, cheaper than, unter, bis, bis zu, hochstens, maximal, weniger als, sotto, fino a, meno di, massimo, al massimo, до, не дороже, дешевле, не более, hasta, menos de, por debajo de, maximo, como maximo',
);
const AT_LEAST = phrases(
  'over, above, from, more than, at least, min, minimum, >, ≥, starting at, uber, ab, mehr als, mindestens, oltre, sopra, a partire da, almeno, minimo, piu di, от, больше, свыше, не менее, mas de, desde, a partir de, como minimo, al menos',
);
const TO = phrases('to, and, or, bis, und, oder, a, e, o, до, и, или, hasta, y');
const OR_MORE = phrases(
  'or more, and more, and up, or larger, oder mehr, und mehr, o piu, e piu, и более, и больше, или больше, o mas, y mas',
);
const BETWEEN = phrases('between, zwischen, tra, fra, между, entre, from, von, da, от, de, desde');
const CURRENCY = phrases('usd, dollar, dollars, dollari, долларов, dolares');

const byWord = (words: Readonly<Record<number, string>>): [string, number][] =>
  Object.entries(words).flatMap(([number, names]) =>
    names.split(', ').map((name): [string, number] => [name, Number(number)]),
  );

const NUMBERS = new Map(
  byWord({
    1: 'one, ein, eine, einer, einem, un, una, uno, один, одна, одной',
    2: 'two, zwei, due, две, двумя, dos',
    3: 'three, drei, tre, три, тремя, tres',
    4: 'four, vier, quattro, четыре, cuatro',
    5: 'five, funf, cinque, пять, cinco',
  }),
);

const UNITS: Readonly<Record<string, number>> = Object.fromEntries(
  byWord({
    1_000: 'k, thousand, tsd, tausend, тыс, тысяч, тысяча, тысячи, mil, mila',
    1_000_000:
      'm, mm, mio, mln, million, millions, millionen, milione, milioni, млн, миллион, миллиона, миллионов, millon, millones',
  }),
);
const LARGEST = 2_000_000_000;
const MAX_ROOMS = 20;

interface TypedNumber {
  value: number;
  /** Number of tokens. */
  length: number;
  /** The letters right after the number, as in `3br`. */
  unit: string;
  isPlus: boolean;
  isMoney: boolean;
}

/** Parses the quantity that begins at a token. Null when there is none. */
export function quantitiesAt(tokens: readonly Token[], at: number): QuantitySpan | null {
  const readers = [betweenAmounts, betweenRooms, limited, rooms, studio, area, bareAmount];
  for (const read of readers) {
    const span = read(tokens, at);
    if (span) return span;
  }
  return null;
}

export const keyAt = (tokens: readonly Token[], at: number): string => tokens[at]?.key ?? '';

export function numberAt(tokens: readonly Token[], at: number): TypedNumber | null {
  const key = keyAt(tokens, at);
  const word = NUMBERS.get(key);
  if (word !== undefined)
    return { value: word, length: 1, unit: '', isPlus: false, isMoney: false };
  const [, dollar, digits, unit, plus] = /^(\$?)(\d+(?:[.,]\d+)*)(\p{L}*)(\+?)$/u.exec(key) ?? [];
  if (digits === undefined) return null;
  return {
    value: decimal(digits),
    length: 1,
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
export function lengthOf(tokens: readonly Token[], at: number, known: ReadonlySet<string>): number {
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
  const number = numberAt(tokens, at) ?? aMillionAt(tokens, at);
  if (!number) return null;
  const isJoined = number.unit !== '';
  const factor = UNITS[isJoined ? number.unit : keyAt(tokens, at + 1)];
  const isUnit = factor !== undefined;
  if (isJoined && !isUnit) return null;
  const length = number.length + Number(isUnit && !isJoined);
  const paid = lengthOf(tokens, at + length, CURRENCY);
  const value = Math.round(number.value * (isUnit ? factor : 1));
  const isSure = number.isMoney || isUnit || paid > 0;
  return value <= LARGEST ? { value, length: length + paid, isSure } : null;
}

/** `a million`, `million`: a unit of at least four letters without a number. */
function aMillionAt(tokens: readonly Token[], at: number): TypedNumber | null {
  const article = tokens[at]?.key === 'a' ? 1 : 0;
  const unit = keyAt(tokens, at + article);
  if (UNITS[unit] !== 1_000_000 || unit.length < 4) return null;
  return { value: 1, unit, length: article + 1, isPlus: false, isMoney: false };
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

/** A number of rooms and the noun of the rooms. */
interface CountedRooms {
  count: number;
  length: number;
  isAtLeast: boolean;
}

/** `2 beds`, `2br`, `2+ bedrooms`, `3 or more bedrooms`, `3 bedrooms or more`. */
function countedAt(
  tokens: readonly Token[],
  at: number,
  nouns: ReadonlySet<string>,
): CountedRooms | null {
  const number = numberAt(tokens, at);
  if (!number || number.isMoney || number.value > MAX_ROOMS) return null;
  const isJoined = number.unit !== '';
  if (isJoined && !nouns.has(number.unit)) return null;
  const before = isJoined ? 0 : lengthOf(tokens, at + 1, OR_MORE);
  const noun = isJoined ? 0 : lengthOf(tokens, at + 1 + before, nouns);
  if (!isJoined && noun === 0) return null;
  const end = at + 1 + before + noun;
  const after = lengthOf(tokens, end, OR_MORE);
  const isAtLeast = number.isPlus || before + after > 0;
  return { count: number.value, length: end + after - at, isAtLeast };
}

/** `2 beds`, `two bath`, `1.5 ba`, `2-Zimmer`, `3 locali`, `bilocale`, `двушка`. */
function rooms(tokens: readonly Token[], at: number): QuantitySpan | null {
  const named = ROOMS_IN_ONE_WORD.get(keyAt(tokens, at));
  if (named !== undefined) return bedrooms({ count: named - 1, length: 1, isAtLeast: false });
  const beds = countedAt(tokens, at, BEDROOMS);
  if (beds && Number.isInteger(beds.count)) return bedrooms(beds);
  const baths = countedAt(tokens, at, BATHROOMS);
  if (baths && Number.isInteger(baths.count * 4)) {
    return { length: baths.length, quantities: { min_bathrooms: baths.count } };
  }
  const all = countedAt(tokens, at, ROOMS);
  // Half rooms are usual in Germany: 2.5 rooms have a bedroom and a small room.
  const isPossible = all && all.count >= 1 && Number.isInteger(all.count * 2);
  return isPossible ? bedrooms({ ...all, count: Math.floor(all.count) - 1 }) : null;
}

const bedrooms = ({ count, length, isAtLeast }: CountedRooms): QuantitySpan => ({
  length,
  quantities: { min_bedrooms: count, ...(!isAtLeast && { max_bedrooms: count }) },
});

/** `2-3 bedrooms`, `2 or 3 beds`, `between 2 and 4 bedrooms`, `2-3 Zimmer`. */
function betweenRooms(tokens: readonly Token[], at: number): QuantitySpan | null {
  const before = lengthOf(tokens, at, BETWEEN);
  const from = numberAt(tokens, at + before);
  if (!from || !isCount(from)) return null;
  const middle = lengthOf(tokens, at + before + 1, TO);
  const end = at + before + 1 + middle;
  const { length, quantities } = rooms(tokens, end) ?? { length: 0, quantities: {} };
  const { min_bedrooms, max_bedrooms } = quantities;
  if (min_bedrooms === undefined || max_bedrooms === undefined) return null;
  // Of `2-3 Zimmer` both numbers count the living room too.
  const others = Math.floor(numberAt(tokens, end)?.value ?? max_bedrooms) - max_bedrooms;
  const least = from.value - others;
  if (least < 0 || least >= max_bedrooms) return null;
  return { length: end + length - at, quantities: { min_bedrooms: least, max_bedrooms } };
}

const isCount = ({ value, unit, isMoney }: TypedNumber): boolean =>
  unit === '' && !isMoney && Number.isInteger(value);

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
