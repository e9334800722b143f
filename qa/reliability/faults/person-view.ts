import { percentile } from '../../bench/report/statistics.js';
import type { Call } from '../people/call.js';
import type { Observation } from './observation.js';

/** What somebody saw, in a table's cell: what was other than usual, call by call. */
export function personView(calls: readonly Call[], seen: readonly Observation[]): string {
  const told = calls.flatMap((call) => {
    const own = seen.filter((one) => one.call === call);
    const text = callView(own);
    return text ? [`${call.title}: ${text}`] : [];
  });
  if (told.length === 0) return 'nothing';
  return told.join('; ');
}

function callView(own: readonly Observation[]): string | undefined {
  const unusual = own.filter(({ outcome }) => outcome !== 'whole' && outcome !== 'kept');
  const signs = [...new Set(unusual.map(({ sign }) => sign))];
  const texts = signs.map((sign) => {
    const times = unusual.filter((one) => one.sign === sign).map(({ took }) => took);
    return `${sign} ${times.length}/${own.length} in ${seconds(percentile(times, 0.5))}`;
  });
  const late = own.filter((one) => !unusual.includes(one) && one.took > SLOW_MS).length;
  if (late > 0) texts.push(`late ${late}/${own.length}`);
  return texts.length > 0 ? texts.join(', ') : undefined;
}

/** An answer that somebody waited for. */
const SLOW_MS = 2_000;

export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
