import type { Table } from '../../bench/report/table.js';
import { percentile } from '../../bench/report/statistics.js';
import type { Outcome } from './observation.js';
import { personView, seconds } from './person-view.js';
import { type FaultReport, PEOPLE } from './run-fault.js';

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
