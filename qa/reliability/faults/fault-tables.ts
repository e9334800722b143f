import { percentile } from '../../bench/report/statistics.js';
import type { Table } from '../../bench/report/table.js';
import type { Call } from '../people/call.js';
import type { Observation, Outcome } from './observation.js';
import { type FaultReport, PEOPLE } from './run-fault.js';

/** What somebody saw, in a table's cell: what was other than usual, call by call. */
function personView(calls: readonly Call[], seen: readonly Observation[]): string {
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

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const OUTCOMES: Outcome[] = ['whole', 'kept', 'fallback', 'told', 'failed'];

/** What three people saw, and what it cost. */
export const faultTables = (reports: readonly FaultReport[]): Table[] => [
  {
    title: 'What is other than usual while it lasts',
    columns: ['Fault', ...PEOPLE],
    rows: reports.map(({ fault, calls, during }) => [
      fault.title,
      ...PEOPLE.map((person) => personView(calls[person], during)),
    ]),
    note: 'How often of how many requests, and the median time until that answer; `late` are answers after more than 2 s.',
  },
  {
    title: 'What it costs',
    columns: ['Fault', ...OUTCOMES, 'Longest wait', 'Lost', 'Back after', 'Forms', 'Missing'],
    rows: reports.map(costs),
    note: 'Requests during the fault by what came of them; lost ones also after it.',
  },
];

function costs(report: FaultReport): string[] {
  const { fault, during, lost, recovery, forms } = report;
  const count = (outcome: Outcome) => during.filter((one) => one.outcome === outcome).length;
  return [
    fault.title,
    ...OUTCOMES.map((outcome) => String(count(outcome))),
    seconds(
      percentile(
        during.map(({ took }) => took),
        1,
      ),
    ),
    String(lost.length),
    recovery === undefined ? 'not within 90 s' : seconds(recovery),
    String(forms.acknowledged),
    String(forms.missing),
  ];
}
