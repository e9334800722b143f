import type { DemoListing } from '@phantom/listings-service/seed';
import { phrasesOf } from './amenities.js';
import { type SeededRandom, seededRandom } from './random.js';
import { capital, count, listingWords, joined, nounOf, ordinalWord, withArticle } from './words.js';

/** The facts in titles and descriptions. */
export type ListingFacts = Pick<
  DemoListing,
  | 'key'
  | 'offer'
  | 'kind'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'floor'
  | 'minutes_to_subway'
  | 'amenities'
  | 'furnished'
> & {
  /** In full: `East 55th Street`. */
  street: string;
  /** The neighborhood, else the borough. */
  place: string;
  /** The same with its preposition: `on the Upper East Side`. */
  where: string;
  /** A sentence about the neighborhood. */
  about: string | null;
};

/** A title: `Two-bedroom co-op with a roof deck in Forest Hills`. */
export function titleOf(listing: ListingFacts): string {
  const random = seededRandom(`title ${listing.key}`);
  const what = listingWords(listing.kind, listing.bedrooms);
  const [highlight] = [
    ...phrasesOf(listing.amenities, 'plot'),
    ...phrasesOf(listing.amenities, 'building'),
    ...phrasesOf(listing.amenities, 'home'),
  ];
  const choices = [`${what} ${listing.where}`, `${what} on ${listing.street}`];
  if (highlight) choices.push(`${what} with ${highlight} ${listing.where}`);
  if (listing.furnished === 'Furnished') choices.push(`furnished ${what} ${listing.where}`);
  return capital(random.pick(choices));
}

/** A few sentences in plain English. Each states a fact. */
export function descriptionOf(listing: ListingFacts): string {
  const random = seededRandom(`description ${listing.key}`);
  const sentences = [
    opening(listing, random),
    layout(listing, random),
    inside(listing, random),
    building(listing, random),
    outside(listing, random),
    listing.about,
    subway(listing, random),
    terms(listing, random),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

function opening(
  { kind, bedrooms, street, place, where, offer, floor }: ListingFacts,
  random: SeededRandom,
): string {
  const listing = listingWords(kind, bedrooms);
  const stands = ['Multi Family', 'Single Family Residence', 'Townhouse'].includes(kind);
  if (stands) {
    return random.pick([
      `${capital(withArticle(listing))} on ${street}, ${where}.`,
      `On ${street} ${where} stands this ${listing}.`,
      `This ${listing} is one of the homes that line ${street} ${where}.`,
      `${place}: ${withArticle(listing)} on ${street}, with a front door of its own.`,
    ]);
  }
  const upstairs = floor !== null && floor > 1 ? ` on the ${ordinalWord(floor)} floor` : '';
  return random.pick([
    `${capital(withArticle(listing))}${upstairs}, on ${street} ${where}.`,
    `This ${listing}${upstairs} looks out on ${street}, ${where}.`,
    `${capital(where)}, on ${street}: ${withArticle(listing)}${upstairs}.`,
    offer === 'rental'
      ? `For rent ${where}, ${withArticle(listing)}${upstairs} on ${street}.`
      : `${capital(withArticle(listing))}${upstairs} comes to the market on ${street}, ${where}.`,
  ]);
}

function layout(
  { area, bathrooms, bedrooms, kind }: ListingFacts,
  random: SeededRandom,
): string | null {
  const baths = bathrooms === null ? null : count(Math.round(bathrooms), 'bathroom');
  const size = area === null ? null : `${area.toLocaleString('en-US')} square feet`;
  if (!size) {
    if (!baths) return null;
    const rooms = bedrooms ? joined([count(bedrooms, 'bedroom'), baths]) : baths;
    return random.pick([`It has ${rooms}.`, `The plan gives it ${rooms}.`]);
  }
  const withBaths = baths ? ` and ${baths}` : '';
  return random.pick([
    `It has ${size}${withBaths}.`,
    `The plan covers ${size}${baths ? `, with ${baths}` : ''}.`,
    `With ${size}${withBaths}, ${roominess(area ?? 0, bedrooms, nounOf(kind))}.`,
  ]);
}

function roominess(area: number, bedrooms: number | null, noun: string): string {
  const perRoom = area / ((bedrooms ?? 1) + 1);
  if (perRoom > 450) return `the ${noun} is generous with space`;
  return perRoom > 300 ? 'there is room to live and to work' : 'every square foot is put to use';
}

function inside({ amenities, furnished }: ListingFacts, random: SeededRandom): string | null {
  const things = phrasesOf(amenities, 'home');
  const furniture = furnished === 'Furnished' ? 'It comes furnished.' : null;
  if (things.length === 0) return furniture;
  const list = random.pick([
    `Inside there ${things.length === 1 && !things[0]?.endsWith('s') ? 'is' : 'are'} ${joined(things)}.`,
    `It comes with ${joined(things)}.`,
    `Comforts include ${joined(things)}.`,
  ]);
  return furniture ? `${list} ${furniture}` : list;
}

function building({ amenities }: ListingFacts, random: SeededRandom): string | null {
  const things = phrasesOf(amenities, 'building');
  if (things.length === 0) return null;
  return random.pick([
    `The building has ${joined(things)}.`,
    `The building offers ${joined(things)}.`,
    `Among the building’s comforts: ${joined(things)}.`,
  ]);
}

function outside({ amenities }: ListingFacts, random: SeededRandom): string | null {
  const things = phrasesOf(amenities, 'plot');
  if (things.length === 0) return null;
  return random.pick([
    `Outside, there is ${joined(things)}.`,
    `Out of doors it has ${joined(things)}.`,
    `It also has ${joined(things)}.`,
  ]);
}

function subway({ minutes_to_subway: minutes }: ListingFacts, random: SeededRandom): string | null {
  if (minutes === null) return null;
  if (minutes <= 1) return 'The subway is at the corner.';
  return random.pick([
    `The subway is ${count(minutes, 'minute')} away on foot.`,
    `It takes ${count(minutes, 'minute')} to walk to the subway.`,
  ]);
}

function terms({ amenities, offer }: ListingFacts, random: SeededRandom): string | null {
  if (phrasesOf(amenities, 'terms').length > 0)
    return random.pick(['There is no broker fee.', 'It is rented without a broker fee.']);
  if (offer === 'rental') return null;
  return random.pick([
    'Viewings are by appointment.',
    'We are glad to show it to you by appointment.',
    'Floor plans and records are available on request.',
    'Ask us for the records and a time to see it.',
  ]);
}
