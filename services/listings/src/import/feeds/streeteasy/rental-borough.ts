import { parseBorough, type Borough } from '../../../geography/borough.js';
import { UnusableRow } from '../../reasons.js';
import type { Note } from '../feed.js';

const submarketsOf: readonly [RegExp, Borough][] = [
  [/ Brooklyn$|^Prospect Park$/, 'brooklyn'],
  [/ Queens$|^The Rockaways$/, 'queens'],
  [/^All (Downtown|Midtown|Upper )/, 'manhattan'],
  [/ Bronx$/, 'bronx'],
];

/**
 * The borough as the feed says it. A few rows of Long Island City name Manhattan: the submarket, which
 * belongs to one borough only, then decides.
 *
 * @throws UnusableRow when neither column names a borough
 */
export function readRentalBorough(borough: string, submarket: string, note: Note): Borough {
  const told = parseBorough(borough);
  const bySubmarket = submarketsOf.find(([name]) => name.test(submarket))?.[1] ?? null;
  const decided = bySubmarket ?? told;
  if (!decided) throw new UnusableRow('outside-new-york', `${borough} / ${submarket}`);
  if (told !== decided) note('borough-against-submarket', `${borough}, ${submarket}`);
  return decided;
}
