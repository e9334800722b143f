import pLimit from 'p-limit';
import type { Attack } from '../attack.js';
import { apiOf } from './api.js';
import { roundTrips } from './round-trips.js';
import { shownFaults } from './shown-in-browser.js';
import { STORED_STRINGS } from './stored-strings.js';

/** Texts that have broken programs before, written, read back, and looked at in a browser. */
export const storedAttack: Attack = {
  name: 'stored',
  run: async ({ site, requests }) => {
    const api = apiOf(site);
    const faults: string[] = [];
    const begun = Date.now().toString(36);
    // A short run takes each string to one place, a long one to all.
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
          faults.push(`${what}: ${JSON.stringify(text)} came back as ${JSON.stringify(changed)}`);
        }
      }
    };
    const limit = pLimit(trips.length);
    await Promise.all(trips.map((_trip, which) => limit(() => tripOf(which))));
    if (kept < STORED_STRINGS.length / 2) faults.push(`Only ${kept} texts were taken`);
    const shown = await shownFaults(site);
    return {
      figures: [
        ['texts', String(STORED_STRINGS.length)],
        ['kept and read back', String(kept)],
        ['refused', String(refused)],
        ['pages that show them', String(shown.pages)],
      ],
      faults: [...faults, ...shown.faults],
    };
  },
};
