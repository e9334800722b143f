import { judged, JUDGED } from '../report/judge.js';
import { median, visitsNote } from '../report/statistics.js';
import type { Table } from '../report/table.js';
import { milliseconds } from '../report/units.js';
import type { Compared } from './compared.js';
import type { Approach, Switch } from './section-switch.js';

/** Sixty frames a second, in milliseconds. */
const FRAME = 16.7;

interface SwitchTimes {
  approach: Approach;
  way: Switch;
  times: Compared<number>;
}

/** From a click to the painted content of another section. */
export function switchesTable(switches: readonly SwitchTimes[]): Table {
  return {
    title: 'Composed against one single-page application: from section to section',
    columns: ['From', 'To', 'Approach', 'Composed', 'Single', 'Difference', ...JUDGED],
    rows: switches.map(({ approach, way: { from, to }, times }) => {
      const [own, other] = [median(times.composed), median(times.single)];
      const difference = Math.round((own - other) * 10) / 10;
      const [target, met] = judged(difference, { atMost: FRAME });
      const figures = [milliseconds(own), milliseconds(other), `${difference} ms`];
      return [`\`${from}\``, `\`${to}\``, approach, ...figures, `${target} ms`, met];
    }),
    note: `${visitsNote(switches[0]?.times.composed)} Prefetched: the pointer rests on the link until the network is quiet. Cold: a click that nothing foresaw.`,
  };
}
