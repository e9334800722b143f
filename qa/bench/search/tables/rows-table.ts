import type { Table } from '../../report/table.js';
import type { Explained } from '../plans/explain-kind.js';
import type { QueryKind } from '../queries/query-kind.js';
import { LARGEST, SIZES, type Size } from '../sizes.js';

export interface ExplainedKind {
  kind: QueryKind;
  size: Size;
  plans: Explained;
}

/** @param explained every kind at every size */
export function rowsTable(explained: readonly ExplainedKind[]): Table {
  const kinds = [...new Set(explained.map(({ kind }) => kind))];
  return {
    title: 'Search: database reads',
    columns: [
      'Call',
      'Query',
      'Statements',
      ...SIZES.map(({ title }) => `Rows, ${title}`),
      'Plan at a million',
    ],
    rows: kinds.map((kind) => rowOf(kind, explained)),
    note: [
      'Per response: statements that read tables, and the rows that they read, including discarded ones (mean, and maximum in brackets);',
      'from auto_explain with ANALYZE. A sequential scan of the homes at any size, or at a million of any table with',
      'more than one row, fails the benchmark.',
    ].join(' '),
  };
}

function rowOf(kind: QueryKind, explained: readonly ExplainedKind[]): string[] {
  const at = (homes: number) =>
    explained.find((each) => each.kind === kind && each.size.homes === homes)?.plans;
  const largest = at(LARGEST.homes);
  return [
    `\`${kind.call}\``,
    kind.title,
    (largest?.statements ?? 0).toFixed(1),
    ...SIZES.map(({ homes }) => rowsCell(at(homes))),
    (largest?.scans ?? []).join(', '),
  ];
}

const rowsCell = (plans: Explained | undefined): string =>
  plans ? `${Math.round(plans.rows)} (${Math.round(plans.mostRows)})` : '';
