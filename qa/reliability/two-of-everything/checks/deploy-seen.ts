import type { Check } from '../check.js';
import { Person } from '../person.js';
import { deployAnother, versionIn } from '../releases.js';
import { until } from '../until.js';

/** Milliseconds: the store is read every two seconds, and the read takes time. */
const SEEN_WITHIN = 5_000;

export const deploySeen: Check = {
  name: 'deploy-seen',
  run: async ({ site, gateways }) => {
    const version = await deployAnother(site);
    const visitor = new Person();
    const times = await Promise.all(
      gateways.map((gateway) =>
        until(
          `${gateway} showed the new version`,
          async () => versionIn((await visitor.ask(gateway, '/')).text),
          (shown) => shown === version,
          SEEN_WITHIN,
        ),
      ),
    );
    const [first = 0, last = 0] = times.map((time) => time / 1000).sort((a, b) => a - b);
    return `shown by the first after ${first.toFixed(1)} s, by both after ${last.toFixed(1)} s`;
  },
};
