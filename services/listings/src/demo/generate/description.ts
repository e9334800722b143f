import { phrasesOf } from './amenity-phrases.js';
import type { HomeFacts } from './home-facts.js';
import { chanceOf, type Chance } from './random.js';
import { capital, count, homeWords, joined, nounOf, ordinalWord, withArticle } from './words.js';

/** A few sentences of plain English, every one of them told by the facts. */
export function descriptionOf(home: HomeFacts): string {
  const chance = chanceOf(`description ${home.key}`);
  const sentences = [
    opening(home, chance),
    layout(home, chance),
    inside(home, chance),
    building(home, chance),
    outside(home, chance),
    home.about,
    subway(home, chance),
    terms(home, chance),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

function opening(
  { kind, bedrooms, street, place, where, offer, floor }: HomeFacts,
  chance: Chance,
): string {
  const home = homeWords(kind, bedrooms);
  const stands = ['Multi Family', 'Single Family Residence', 'Townhouse'].includes(kind);
  if (stands) {
    return chance.pick([
      `${capital(withArticle(home))} on ${street}, ${where}.`,
      `On ${street} ${where} stands this ${home}.`,
      `This ${home} is one of the homes that line ${street} ${where}.`,
      `${place}: ${withArticle(home)} on ${street}, with a front door of its own.`,
    ]);
  }
  const upstairs = floor !== null && floor > 1 ? ` on the ${ordinalWord(floor)} floor` : '';
  return chance.pick([
    `${capital(withArticle(home))}${upstairs}, on ${street} ${where}.`,
    `This ${home}${upstairs} looks out on ${street}, ${where}.`,
    `${capital(where)}, on ${street}: ${withArticle(home)}${upstairs}.`,
    offer === 'rental'
      ? `For rent ${where}, ${withArticle(home)}${upstairs} on ${street}.`
      : `${capital(withArticle(home))}${upstairs} comes to the market on ${street}, ${where}.`,
  ]);
}

function layout({ area, bathrooms, bedrooms, kind }: HomeFacts, chance: Chance): string | null {
  const baths = bathrooms === null ? null : count(Math.round(bathrooms), 'bathroom');
  const size = area === null ? null : `${area.toLocaleString('en-US')} square feet`;
  if (!size) {
    if (!baths) return null;
    const rooms = bedrooms ? joined([count(bedrooms, 'bedroom'), baths]) : baths;
    return chance.pick([`It has ${rooms}.`, `The plan gives it ${rooms}.`]);
  }
  const withBaths = baths ? ` and ${baths}` : '';
  return chance.pick([
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

function inside({ amenities, furnished }: HomeFacts, chance: Chance): string | null {
  const things = phrasesOf(amenities, 'home');
  const furniture = furnished === 'Furnished' ? 'It comes furnished.' : null;
  if (things.length === 0) return furniture;
  const list = chance.pick([
    `Inside there ${things.length === 1 && !things[0]?.endsWith('s') ? 'is' : 'are'} ${joined(things)}.`,
    `It comes with ${joined(things)}.`,
    `Comforts include ${joined(things)}.`,
  ]);
  return furniture ? `${list} ${furniture}` : list;
}

function building({ amenities }: HomeFacts, chance: Chance): string | null {
  const things = phrasesOf(amenities, 'building');
  if (things.length === 0) return null;
  return chance.pick([
    `The building has ${joined(things)}.`,
    `The building offers ${joined(things)}.`,
    `Among the building’s comforts: ${joined(things)}.`,
  ]);
}

function outside({ amenities }: HomeFacts, chance: Chance): string | null {
  const things = phrasesOf(amenities, 'plot');
  if (things.length === 0) return null;
  return chance.pick([
    `Outside, there is ${joined(things)}.`,
    `Out of doors it has ${joined(things)}.`,
    `It also has ${joined(things)}.`,
  ]);
}

function subway({ minutes_to_subway: minutes }: HomeFacts, chance: Chance): string | null {
  if (minutes === null) return null;
  if (minutes <= 1) return 'The subway is at the corner.';
  return chance.pick([
    `The subway is ${count(minutes, 'minute')} away on foot.`,
    `It takes ${count(minutes, 'minute')} to walk to the subway.`,
  ]);
}

function terms({ amenities, offer }: HomeFacts, chance: Chance): string | null {
  if (phrasesOf(amenities, 'terms').length > 0)
    return chance.pick(['There is no broker fee.', 'It is rented without a broker fee.']);
  if (offer === 'rental') return null;
  return chance.pick([
    'Viewings are by appointment.',
    'We are glad to show it to you by appointment.',
    'Floor plans and records are available on request.',
    'Ask us for the records and a time to see it.',
  ]);
}
