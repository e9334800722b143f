import { phrasesOf } from './amenity-phrases.js';
import type { HomeFacts } from './home-facts.js';
import { chanceOf } from './random.js';
import { capital, homeWords } from './words.js';

/** A heading from the facts: `Two-bedroom co-op with a roof deck in Forest Hills`. */
export function titleOf(home: HomeFacts): string {
  const chance = chanceOf(`title ${home.key}`);
  const what = homeWords(home.kind, home.bedrooms);
  const [highlight] = [
    ...phrasesOf(home.amenities, 'plot'),
    ...phrasesOf(home.amenities, 'building'),
    ...phrasesOf(home.amenities, 'home'),
  ];
  const choices = [`${what} ${home.where}`, `${what} on ${home.street}`];
  if (highlight) choices.push(`${what} with ${highlight} ${home.where}`);
  if (home.furnished === 'Furnished') choices.push(`furnished ${what} ${home.where}`);
  return capital(chance.pick(choices));
}
