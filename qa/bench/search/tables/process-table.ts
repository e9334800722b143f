import type { SearchSite } from '../sizes.js';
import type { Table } from '../../report/table.js';

export interface ProcessFigures {
  site: SearchSite;
  /** Seconds that filling the database took. */
  filling: number;
  /** MiB. */
  database: number;
  memory: number;
  memoryAfter: number;
}

/** The cost of starting the service and of its memory. */
export const processTable = (figures: readonly ProcessFigures[]): Table => ({
  title: 'Search: the service and its database',
  columns: [
    'Homes',
    'Filled in',
    'Database',
    'Start to first response',
    'Memory',
    'After all queries',
  ],
  rows: figures.map(({ site, filling, database, memory, memoryAfter }) => [
    site.size.title,
    `${Math.round(filling)} s`,
    `${Math.round(database)} MiB`,
    `${(site.startTook / 1000).toFixed(1)} s`,
    `${Math.round(memory)} MiB`,
    `${Math.round(memoryAfter)} MiB`,
  ]),
  note: 'Memory: resident, of the process of the service. The first response waits until the index is filled.',
});
