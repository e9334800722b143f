import pLimit from 'p-limit';
import type { Attack } from '../attack.js';
import { NAUGHTY_STRINGS } from '../calls/naughty-strings.js';
import { type Api, apiOf } from './api.js';
import type { RoundTrip } from './round-trip.js';
import { shownFaults } from './shown-in-browser.js';
import { enquiryTrips } from './trips/enquiries.js';
import { investmentTrips } from './trips/investments.js';
import { peopleTrips } from './trips/people.js';
import { propertyTrips } from './trips/properties.js';

/** Short enough for every field with a single line. */
const LONGEST = 100;

/**
 * The texts for a field with a single line: all naughty strings that fit and are not empty after normalization of white
 * space and control characters. Lone surrogates become the replacement character.
 */
const STORED_STRINGS: readonly string[] = [
  ...new Set(NAUGHTY_STRINGS.map((text) => Buffer.from(tidied(text)).toString())),
].filter((text) => text !== '' && [...text].length <= LONGEST);

/** The documented normalization of the services: `packages/service-kit/src/fields/clean-text.ts`. */
function tidied(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Each kind of text with its writer and its reader. */
const roundTrips = (api: Api): RoundTrip[] =>
  [enquiryTrips, propertyTrips, peopleTrips, investmentTrips].flatMap((trips) => trips(api));

/** Writes texts that have broken programs before, reads them back, and opens them in a browser. */
export const storedAttack: Attack = {
  name: 'stored',
  run: async ({ site, requests }) => {
    const api = apiOf(site);
    const faults: string[] = [];
    const begun = Date.now().toString(36);
    // A short run writes each string to one place, a long run to all.
    const isShort = requests < STORED_STRINGS.length * 10;
    let kept = 0;
    let refused = 0;
    const trips = roundTrips(api);
    const tripOf = async (which: number): Promise<void> => {
      const { what, make } = trips[which] as (typeof trips)[number];
      for (const [at, text] of STORED_STRINGS.entries()) {
        if (isShort && at % trips.length !== which) continue;
        const back = await make(text, `${begun}${which}x${at}`);
        if (back) kept += 1;
        else refused += 1;
        const changed = back?.find((one) => one !== text);
        if (changed !== undefined) {
          faults.push(
            `${what}: ${JSON.stringify(text)} was returned as ${JSON.stringify(changed)}`,
          );
        }
      }
    };
    const limit = pLimit(trips.length);
    await Promise.all(trips.map((_trip, which) => limit(() => tripOf(which))));
    if (kept < STORED_STRINGS.length / 2) faults.push(`Only ${kept} texts were accepted`);
    const shown = await shownFaults(site);
    return {
      figures: [
        ['texts', String(STORED_STRINGS.length)],
        ['stored and read back', String(kept)],
        ['refused', String(refused)],
        ['pages that show them', String(shown.pages)],
      ],
      faults: [...faults, ...shown.faults],
    };
  },
};
