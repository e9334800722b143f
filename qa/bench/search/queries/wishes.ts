import type { Fields } from './ask.js';
import type { SampleHome } from './sample-home.js';

/** The parameters of a search that finds a listing; undefined when the listing lacks the needed value. */
export type Wish = (home: SampleHome) => Fields | undefined;

export const inItsBorough: Wish = ({ listing_type: type, borough }) => ({
  type,
  location: borough,
});
export const inTheCity: Wish = ({ listing_type: type }) => ({ type });

export const price: Wish = ({ price: dollars }) =>
  dollars === null
    ? undefined
    : { min_price: Math.round(dollars * 0.8), max_price: Math.round(dollars * 1.2) };

export const rooms: Wish = ({ bedrooms, bathrooms }) =>
  bedrooms === null || bathrooms === null
    ? undefined
    : { min_bedrooms: bedrooms, max_bedrooms: bedrooms + 1, min_bathrooms: Math.floor(bathrooms) };

export const dwelling: Wish = ({ type }) => (type === null ? undefined : { dwelling: type });

export const area: Wish = ({ area: feet }) =>
  feet === null
    ? undefined
    : { min_area: Math.round(feet * 0.8), max_area: Math.round(feet * 1.3) };

export const neighbourhood: Wish = ({ neighbourhood: name }) =>
  name === null ? undefined : { neighbourhood: name };

export const zipCode: Wish = ({ zip_code: zip }) => (zip === null ? undefined : { zip_code: zip });

export const amenities: Wish = ({ amenities: names }) =>
  names === null ? undefined : { amenities: names.split(', ').slice(0, 2) };

/** A word of the street, without its last letters. */
export const oneWord: Wish = ({ address }) => {
  const word = /\p{Letter}{5,}/u.exec(address ?? '')?.[0];
  return word ? { q: word.slice(0, Math.max(4, word.length - 2)).toLowerCase() } : undefined;
};

/** A word of the neighbourhood and one of the amenities. */
export const twoWords: Wish = ({ neighbourhood: name, amenities: names }) => {
  const [place, comfort] = [name, names].map((text) => /\p{Letter}{4,}/u.exec(text ?? '')?.[0]);
  return place && comfort ? { q: `${place} ${comfort}`.toLowerCase() } : undefined;
};

/** A rectangle of the map around the listing: half its size in degrees of latitude, 0.01 being a kilometre. */
export const around =
  (reach: number): Wish =>
  ({ latitude, longitude }) => {
    if (latitude === null || longitude === null) return undefined;
    const box = [longitude - reach, latitude - reach, longitude + reach, latitude + reach];
    return { bounds: box.map((degrees) => degrees.toFixed(5)).join(',') };
  };

const newYorkDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
const day = 24 * 60 * 60 * 1000;

/** An open house within one to four weeks from today. */
export const openHouse: Wish = ({ id }) => ({
  open_house_from: newYorkDay.format(Date.now()),
  open_house_to: newYorkDay.format(Date.now() + (1 + (id % 4)) * 7 * day),
});

/** Combines all of these; undefined when the listing lacks one of the values. */
export const all =
  (...wishes: Wish[]): Wish =>
  (home) => {
    const parts = wishes.map((wish) => wish(home));
    return parts.includes(undefined) ? undefined : Object.assign({}, ...parts);
  };

export const fields =
  (given: Fields): Wish =>
  () =>
    given;
