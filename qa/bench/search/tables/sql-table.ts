import { median, percentile } from '../../report/statistics.js';
import { ratio, type Table } from '../../report/table.js';
import type { Comparison } from '../sql/compare-with-sql.js';

/** Shows the benefit of the in-memory index. */
export const sqlTable = (comparisons: readonly Comparison[]): Table => ({
  title: 'Search: facets of a million homes, by the service and in SQL',
  columns: ['Query', 'p50, service', 'p50, SQL', 'p99, service', 'p99, SQL', 'SQL to service, p50'],
  rows: comparisons.map(({ kind, service, sql }) => [
    kind.title,
    ...[median(service), median(sql), percentile(service, 0.99), percentile(sql, 0.99)].map(
      (took) => `${took.toFixed(1)} ms`,
    ),
    ratio(median(sql) / median(service)),
  ]),
  note: [
    'SQL: GROUPING SETS and one statement for each facet with a filter of its own, straight from the benchmark, index-only scans of a',
    'B-tree made for it (borough, offer, price, and all that is counted), parallel workers as PostgreSQL chooses.',
  ].join(' '),
});
