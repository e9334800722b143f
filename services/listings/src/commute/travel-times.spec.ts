import fc from 'fast-check';
import { travelTimes } from './travel-times.js';

const NODES = 12;
const node = fc.nat({ max: NODES - 1 });
const ways = fc.array(fc.record({ from: node, to: node, minutes: fc.nat({ max: 30 }) }), {
  maxLength: 60,
});

type Ways = { from: number; to: number; minutes: number }[];

/** The times from one node by Bellman and Ford: each way is tried as often as there are nodes. */
function plainTimes(all: Ways, start: number): number[] {
  const times = Array.from({ length: NODES }, (_, each) => (each === start ? 0 : Infinity));
  for (let round = 0; round < NODES; round += 1) {
    for (const { from, to, minutes } of all) {
      times[to] = Math.min(times[to] ?? Infinity, (times[from] ?? Infinity) + minutes);
    }
  }
  return times;
}

it('are the least sums of minutes on all ways, and infinite where no way leads', () => {
  fc.assert(
    fc.property(ways, node, (all, start) => {
      const byNode = Array.from({ length: NODES }, (_, each) =>
        all.filter(({ from }) => from === each),
      );

      expect([...travelTimes(byNode, start)]).toEqual(plainTimes(all, start));
    }),
  );
});
