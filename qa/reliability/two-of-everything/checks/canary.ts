import { strict as assert } from 'node:assert';
import type { Check } from '../check.js';
import { Person } from '../person.js';
import { promoteIt, tryAnother, versionIn } from '../releases.js';
import { until } from '../until.js';

const VISITORS = 400;
const SHARE = 30;
/** The allowed deviation in percent for this number of visitors: five standard deviations. */
const CHANCE = 11.5;
/** The number of visitors that request the page again at both gateways. */
const AGAIN = 40;

const SEEN_WITHIN = 5_000;

/** A canary gets its share of all visitors at either gateway, and each keeps the version. */
export const canaryShare: Check = {
  name: 'canary',
  run: async ({ site, origin, gateways }) => {
    const tried = await tryAnother(site, SHARE);
    const versionAt = async (person: Person, where: string) =>
      versionIn((await person.ask(where, '/')).text);
    const chosen = new Person();
    chosen.cookies.set('phantom_bucket', '0.00');
    for (const gateway of gateways) {
      const ask = () => versionAt(chosen, gateway);
      await until('the canary began', ask, (version) => version === tried, SEEN_WITHIN);
    }

    const visitors = Array.from({ length: VISITORS }, () => new Person());
    const shown = new Map<Person, string | undefined>();
    for (const visitor of visitors) shown.set(visitor, await versionAt(visitor, origin));
    const share = (100 * [...shown.values()].filter((it) => it === tried).length) / VISITORS;
    assert.ok(Math.abs(share - SHARE) < CHANCE, `${share} % got it, not ${SHARE}`);
    for (const visitor of visitors.slice(0, AGAIN)) {
      for (const gateway of gateways) {
        assert.equal(await versionAt(visitor, gateway), shown.get(visitor), 'one got another');
      }
    }
    await promoteIt(site);
    return `${share.toFixed(0)} % of ${VISITORS} visitors got the canary of ${SHARE} %; ${AGAIN} of them the same version at both gateways`;
  },
};
