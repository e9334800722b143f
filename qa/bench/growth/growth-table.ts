import type { PageCost } from '../browser/page-cost.js';
import { judged } from '../report/judge.js';
import { medianOf, visitsNote } from '../report/statistics.js';
import type { Table } from '../report/table.js';
import { kilobytes, milliseconds, ratio } from '../report/units.js';

/** A first visit of the home page, and a step to another section. */
export interface Growth extends PageCost {
  documentBytes: number;
  switchTime: number;
}

const MOST = 1.1;

/** @param measured by the number of remotes; all are held against the smallest */
export function growthTable(measured: Readonly<Record<string, Growth[]>>): Table {
  const sizes = Object.keys(measured)
    .map(Number)
    .sort((one, other) => one - other);
  const samplesOf = (size: number) => measured[size] ?? [];
  const base = figuresOf(samplesOf(sizes[0] ?? 0));
  return {
    title: 'Growth: remotes registered',
    columns: [
      'Remotes',
      'JavaScript',
      'HTML',
      'Ratio of both',
      'Boot',
      'Ratio',
      'Next section',
      'Ratio',
      'Target',
      'Met',
    ],
    rows: sizes.map((size) => {
      const { script, html, boot, next } = figuresOf(samplesOf(size));
      const bytes = (script + html) / (base.script + base.html);
      const time = boot / base.boot;
      const verdict = judged(Math.max(bytes, time), { atMost: MOST });
      return [
        ...[String(size), kilobytes(script), kilobytes(html), ratio(bytes)],
        ...[milliseconds(boot), ratio(time), milliseconds(next), ratio(next / base.next)],
        ...verdict,
      ];
    }),
    note: `${visitsNote(samplesOf(sizes[0] ?? 0))} The home page; boot: until section and frame work. Clones of the portfolio section, each with its own routes, none in the menu. Target: bytes and boot time.`,
  };
}

const figuresOf = (samples: Growth[]) => ({
  script: medianOf(samples, ({ scriptBytes }) => scriptBytes),
  html: medianOf(samples, ({ documentBytes }) => documentBytes),
  boot: medianOf(samples, ({ workingAt }) => workingAt),
  next: medianOf(samples, ({ switchTime }) => switchTime),
});
