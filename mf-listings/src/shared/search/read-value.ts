import { DWELLINGS, SORTS, type Bounds, type Dwelling, type Sort } from './search';

/** Reads the text of a parameter; undefined where it says nothing that can be looked for. */
export type ValueReader<Value> = (text: string) => Value | undefined;

export const MAX_WORDS_LENGTH = 100;
const MAX_NAME_LENGTH = 100;
const SHORT = /^(\d+(?:[.,]\d+)?)\s*([km])$/i;
const GROUPED = /^\d{1,3}(?:[.,'’ ]\d{3})+$/;
const WHOLE = /^\d{1,15}(?:[.,]\d{1,2})?$/;

/**
 * An amount as people write it: `1250000`, `$1,250,000`, `1.250.000 $`, `500k`, `1.5m`. Fractions are cut.
 */
export const readAmount =
  (max: number): ValueReader<number> =>
  (text) => {
    const bare = text
      .replaceAll(/\$|USD/gi, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const amount = Math.trunc(amountOf(bare));
    return amount >= 0 && amount <= max ? amount : undefined;
  };

const amountOf = (text: string): number => {
  const [, short, unit] = SHORT.exec(text) ?? [];
  // 1.1 × 1,000,000 is a fraction of a dollar short.
  if (short && unit) return Math.round(decimal(short) * (/m/i.test(unit) ? 1e6 : 1e3));
  if (GROUPED.test(text)) return Number(text.replaceAll(/\D/g, ''));
  return WHOLE.test(text) ? decimal(text) : NaN;
};

const decimal = (text: string) => Number(text.replace(',', '.'));

/** A count of rooms, in steps of `step`. */
export const readCount =
  (max: number, step = 1): ValueReader<number> =>
  (text) => {
    const count = /^\d{1,3}([.,]\d{1,2})?$/.test(text.trim()) ? decimal(text.trim()) : NaN;
    return count <= max && Number.isInteger(count / step) ? count : undefined;
  };

export const readWords: ValueReader<string> = (text) =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, MAX_WORDS_LENGTH).trim() || undefined;

export const readName: ValueReader<string> = (text) => {
  const name = text.trim();
  return name && name.length <= MAX_NAME_LENGTH ? name : undefined;
};

export const readDwelling: ValueReader<Dwelling> = (text) =>
  DWELLINGS.find((each) => each.toLowerCase() === text.trim().toLowerCase());

export const readZipCode: ValueReader<string> = (text) =>
  /^\d{5}$/.test(text.trim()) ? text.trim() : undefined;

/** A day that the calendar has: no 30th of February. */
export const readDay: ValueReader<string> = (text) => {
  const day = text.trim();
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
};

export const readSort: ValueReader<Sort> = (text) => SORTS.find((sort) => sort === text.trim());

/** `west,south,east,north`. */
export const readBounds: ValueReader<Bounds> = (text) => {
  const parts = text.split(',').map((part) => (part.trim() ? Number(part) : NaN));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = parts;
  const isArea = west < east && south < north;
  const isOnEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return parts.length === 4 && isArea && isOnEarth ? { west, south, east, north } : undefined;
};
