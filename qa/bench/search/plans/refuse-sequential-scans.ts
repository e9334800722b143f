import type { QueryKind } from '../queries/query-kind.js';
import { LARGEST, type Size } from '../sizes.js';
import type { Explained } from './explain-kind.js';

/** A table that is small at ten thousand listings may be scanned sequentially there; the listings themselves never. */
const HOMES = 'listing';

/** @throws Error that names every query with a sequential scan */
export function refuseSequentialScans(
  explained: readonly { kind: QueryKind; size: Size; plans: Explained }[],
): void {
  const found = explained.flatMap(({ kind, size, plans }) =>
    plans.sequential
      .filter(({ table }) => table === HOMES || size.homes === LARGEST.homes)
      .map(
        ({ table, statement }) =>
          `${kind.call}, ${kind.title}, at ${size.title}: ${table} by ${oneLine(statement)}`,
      ),
  );
  if (found.length === 0) return;
  throw new Error(`Tables were read from end to end:\n${[...new Set(found)].join('\n')}`);
}

const oneLine = (statement: string): string => statement.replaceAll(/\s+/g, ' ').slice(0, 300);
