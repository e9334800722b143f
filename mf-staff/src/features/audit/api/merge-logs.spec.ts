import type { LogName } from './logs';
import { mergeLogs, readCursor, writeCursor, type Cursor, type LogPart } from './merge-logs';

interface Row {
  id: number;
  at: string;
}

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString();

/**
 * Services with entries at the given seconds, with ascending ids; each responds with a limited
 * number at a time.
 */
const services = (seconds: Partial<Record<LogName, number[]>>, page: number) => {
  const rows = (log: LogName): Row[] =>
    (seconds[log] ?? []).map((second, index) => ({ id: index + 1, at: at(second) })).reverse();
  const ask = (log: LogName, before: Cursor): LogPart<Row> => {
    const older = rows(log).filter(({ id }) => before[log] === undefined || id < before[log]);
    const list = older.slice(0, page);
    return { log, list, next: older.length > page ? (list.at(-1)?.id ?? null) : null };
  };
  return (before: Cursor, down: LogName[] = []) => {
    const names = Object.keys(seconds) as LogName[];
    const asked = names.filter((log) => before[log] !== 0 && !down.includes(log));
    return mergeLogs(
      asked.map((log) => ask(log, before)),
      before,
      page,
    );
  };
};

it('merges the entries of all services in one order over several pages, each entry once', () => {
  const page = services({ auth: [1, 4, 9, 10, 11], properties: [2, 3, 5], content: [7] }, 3);
  const seen: string[][] = [];
  let before: Cursor | null = {};
  while (before) {
    const { list, next }: ReturnType<typeof page> = page(before);
    seen.push(list.map((row) => `${row.log} ${new Date(row.at).getUTCSeconds()}`));
    before = next && (readCursor(writeCursor(next)) ?? {});
  }
  expect(seen).toEqual([
    ['auth 11', 'auth 10', 'auth 9'],
    ['content 7', 'properties 5', 'auth 4'],
    ['properties 3', 'properties 2', 'auth 1'],
  ]);
});

it('does not shift a page when new entries arrive', () => {
  const first = services({ auth: [1, 2, 3, 4], content: [5] }, 2)({});
  const later = services({ auth: [1, 2, 3, 4, 60], content: [5, 61, 62] }, 2);
  expect(later(first.next!).list.map(({ id, log }) => `${log} ${id}`)).toEqual([
    'auth 3',
    'auth 2',
  ]);
});

it('loses no entries of a service that was down while a page was loaded', () => {
  const page = services({ auth: [1, 2, 3, 4], content: [5] }, 2);
  const { list, next } = page({}, ['content']);
  expect(list.map(({ log }) => log)).toEqual(['auth', 'auth']);
  expect(page(next!).list.map(({ log, id }) => `${log} ${id}`)).toEqual(['content 1', 'auth 2']);
});

it.each([null, '', 'auth', 'moon.7', 'auth.x', 'auth.-1'])('reads no cursor from %j', (text) => {
  expect(readCursor(text)).toBeUndefined();
});
