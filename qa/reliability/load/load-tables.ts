import { JUDGED, judged, milliseconds, type Table } from '../../bench/report/table.js';
import type { Sample } from './open-load.js';
import { byCall, type Summary, summaryOf } from './summary.js';
import type { Memory } from './watch-memory.js';

const shown = (value: number): string => (Number.isFinite(value) ? milliseconds(value) : '');

/** The times of each kind of request. */
export function steadyTable(samples: readonly Sample[], rate: number, minutes: number): Table {
  const row = (title: string, { served, p50, p99, shed, failed }: Summary) => [
    title,
    String(served),
    shown(p50),
    shown(p99),
    String(shed + failed),
  ];
  const all = summaryOf(samples);
  return {
    title: `${rate} requests a second, ${minutes} minutes`,
    columns: ['Request', 'Served', 'p50', 'p99', 'Not served', ...JUDGED],
    rows: [
      ...[...byCall(samples)].map(([title, own]) => [...row(title, summaryOf(own)), '', '']),
      [...row('all', all), ...judged(all.shed + all.failed, { atMost: 0 })],
    ],
    note:
      'Each request is sent at its scheduled time, whether earlier ones have a response or not, and its time counts from then.' +
      (all.signs && ` Failed: ${all.signs}.`),
  };
}

/** The allowed growth, as a share of the maximum in the first half. */
const MOST_GROWTH = 0.2;

/** The memory of a process varies with garbage collection; a leak raises its maximum. */
export function memoryTable(memory: readonly Memory[]): Table {
  const half = Math.ceil(memory.length / 2);
  const most = (name: string, looks: readonly Memory[]) =>
    Math.max(...looks.map((look) => look.get(name) ?? NaN));
  const mib = (value = NaN) => `${Math.round(value)} MiB`;
  return {
    title: 'Memory',
    columns: ['Process', 'Start', 'Most, first half', 'Most, second half', 'Growth', ...JUDGED],
    rows: [...(memory[0]?.keys() ?? [])].map((name) => {
      const [first, second] = [most(name, memory.slice(0, half)), most(name, memory.slice(half))];
      const growth = second / first - 1;
      return [
        name,
        mib(memory[0]?.get(name)),
        mib(first),
        mib(second),
        growth.toFixed(2),
        ...judged(growth, { atMost: MOST_GROWTH }),
      ];
    }),
    note: 'Resident memory, with that of child processes, sampled every five seconds.',
  };
}

export interface Overload {
  rate: number;
  minutes: number;
  before: readonly Sample[];
  during: readonly Sample[];
  /** Seconds. */
  recovery: number;
}

/** As a multiple of the earlier p99. */
const MOST_RATIO = 3;
/** Seconds. */
const MOST_RECOVERY = 10;

export function overloadTable({ rate, minutes, before, during, recovery }: Overload): Table {
  const [old, now] = [summaryOf(before), summaryOf(during)];
  const ratio = now.p99 / old.p99;
  return {
    title: `Four times that rate: ${rate} requests a second, ${minutes} minutes`,
    columns: ['What', 'Figure', ...JUDGED],
    rows: [
      ['served', `${now.served} of ${during.length}`, '', ''],
      ['503 with Retry-After', String(now.shed), '', ''],
      ['the slowest hundredth of these after', shown(now.shedP99), '', ''],
      ['anything else', String(now.failed), ...judged(now.failed, { atMost: 0 })],
      ['p99 of the served, before', shown(old.p99), '', ''],
      ['p99 of the served, now', shown(now.p99), '', ''],
      ['ratio', ratio.toFixed(2), ...judged(ratio, { atMost: MOST_RATIO })],
      [
        'back to the first rate: all served within a second after',
        Number.isFinite(recovery) ? `${recovery.toFixed(1)} s` : 'not within 20 s',
        ...judged(recovery, { atMost: MOST_RECOVERY }),
      ],
    ],
    note: now.signs && `Failed: ${now.signs}.`,
  };
}
