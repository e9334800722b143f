import { BOROUGHS } from '../../geography/borough.js';
import { mendReasons, skipReasons } from '../reasons.js';
import type { ImportSummary } from './import-summary.js';
import type { Tally } from './tally.js';

const figure = (value: number) => value.toLocaleString('en-US').padStart(8);

/** The report as text: what was taken, mended, doubled and skipped, and the homes of each borough. */
export function describeSummary(summary: ImportSummary): string {
  const { taken } = summary;
  const fates = (['new', 'changed', 'unchanged'] as const)
    .map((fate) => `${taken.of(fate).toLocaleString('en-US')} ${fate}`)
    .join(', ');
  return [
    `${figure(summary.lines)}  lines`,
    `${figure(taken.total)}  taken: ${fates}`,
    `${figure(summary.mended)}  of these mended`,
    `${figure(summary.duplicates)}  duplicates of an earlier line`,
    `${figure(summary.skips.total)}  skipped`,
    ...section('Mended (a line may have several)', summary.mends, mendReasons),
    ...section('Skipped', summary.skips, skipReasons),
    ...boroughs(summary),
  ].join('\n');
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
