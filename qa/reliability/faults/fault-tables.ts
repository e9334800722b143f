import { percentile } from '../../bench/report/statistics.js';
import type { Table } from '../../bench/report/table.js';
import type { Call } from '../people/call.js';
import type { Observation, Outcome } from './observation.js';
import { type FaultReport, PEOPLE } from './run-fault.js';

/** The cell of a person: the unusual responses of each call. */
function personView(calls: readonly Call[], seen: readonly Observation[]): string {
  const unusual = calls.flatMap((call) => {
    const own = seen.filter((one) => one.call === call);
    const text = callView(own);
    return text ? [`${call.title}: ${text}`] : [];
  });
  if (unusual.length === 0) return 'nothing';
  return unusual.join('; ');
}

function callView(own: readonly Observation[]): string | undefined {
  const unusual = own.filter(({ outcome }) => outcome !== 'complete' && outcome !== 'cached');
  const signs = [...new Set(unusual.map(({ sign }) => sign))];
  const texts = signs.map((sign) => {
    const times = unusual.filter((one) => one.sign === sign).map(({ took }) => took);
    return `${sign} ${times.length}/${own.length} in ${seconds(percentile(times, 0.5))}`;
  });
  const late = own.filter((one) => !unusual.includes(one) && one.took > SLOW_MS).length;
  if (late > 0) texts.push(`late ${late}/${own.length}`);
  return texts.length > 0 ? texts.join(', ') : undefined;
}

/** A response above this time counts as late. */
const SLOW_MS = 2_000;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const OUTCOMES: Outcome[] = ['complete', 'cached', 'fallback', 'refused', 'failed'];

/** The unusual responses for three people, and the cost of each fault. */
export const faultTables = (reports: readonly FaultReport[]): Table[] => [
  {
    title: 'Unusual responses during the fault',
    columns: ['Fault', ...PEOPLE],
    rows: reports.map(({ fault, calls, during }) => [
      fault.title,
      ...PEOPLE.map((person) => personView(calls[person], during)),
    ]),
    note: 'How many of the requests, and the median time until that response; `late` are responses after more than 2 s.',
  },
  {
    title: 'Cost of each fault',
    columns: ['Fault', ...OUTCOMES, 'Longest wait', 'Lost', 'Recovery', 'Forms', 'Missing'],
    rows: reports.map(costs),
    note: 'Requests during the fault by outcome; lost ones also after it.',
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
