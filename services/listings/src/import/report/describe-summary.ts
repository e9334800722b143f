import { BOROUGHS } from '../../geography/borough.js';
import type { Fate } from '../../store/write-listings.js';
import { mendReasons, skipReasons } from '../reasons.js';
import type { ImportSummary } from './import-summary.js';
import type { Tally } from './tally.js';

const fateNames: Readonly<Record<Fate, string>> = {
  new: 'new',
  changed: 'changed',
  unchanged: 'unchanged',
  back: 'back on the market',
};

const figure = (value: number) => value.toLocaleString('en-US').padStart(8);

/** The report as text: what was taken, mended, doubled, skipped and missing, and the homes of each borough. */
export function describeSummary(summary: ImportSummary): string {
  return [
    `${figure(summary.lines)}  lines`,
    `${figure(summary.taken.total)}  taken: ${fates(summary)}`,
    `${figure(summary.newPrices)}  of these with a new price`,
    `${figure(summary.mended)}  of these mended`,
    `${figure(summary.duplicates)}  duplicates of an earlier line`,
    `${figure(summary.skips.total)}  skipped`,
    ...missing(summary),
    ...section('Mended (a line may have several)', summary.mends, mendReasons),
    ...section('Skipped', summary.skips, skipReasons),
    ...boroughs(summary),
  ].join('\n');
}

function fates({ taken }: ImportSummary): string {
  return (['new', 'changed', 'unchanged', 'back'] as const)
    .map((fate) => `${taken.of(fate).toLocaleString('en-US')} ${fateNames[fate]}`)
    .join(', ');
}

function missing({ missing: { onMarket, vanished, kept } }: ImportSummary): string[] {
  const before = onMarket.toLocaleString('en-US');
  const rows = [`${figure(vanished.length)}  vanished, of ${before} that were on the market`];
  if (kept.length > 0) rows.push(`${figure(kept.length)}  kept: their lines are broken, not gone`);
  return rows;
}

function section<Reason extends string>(
  title: string,
  tally: Tally<Reason>,
  texts: Readonly<Record<Reason, string>>,
): string[] {
  if (tally.total === 0) return [];
  const rows = tally.entries().map(([reason, { count, lines }]) => {
    const more = count > lines.length ? ', …' : '';
    return `${figure(count)}  ${texts[reason]} (line ${lines.join(', ')}${more})`;
  });
  return ['', title, ...rows];
}

function boroughs({ boroughs: tally }: ImportSummary): string[] {
  if (tally.total === 0) return [];
  const rows = BOROUGHS.map((borough) => {
    const sales = figure(tally.of(`${borough} sale`));
    return `${borough.padEnd(16)}${sales}${figure(tally.of(`${borough} rental`))}`;
  });
  return ['', `${''.padEnd(16)}${'sales'.padStart(8)}${'rentals'.padStart(8)}`, ...rows];
}
