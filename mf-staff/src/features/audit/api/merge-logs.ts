import { LOG_NAMES, type LogName } from './logs';

/** For each service the id before which its next entries start; 0 when it has no more. */
export type Cursor = Partial<Record<LogName, number>>;

/** Writes a cursor for the address, for example `auth.120~content.0`. */
export const writeCursor = (cursor: Cursor): string =>
  LOG_NAMES.filter((name) => cursor[name] !== undefined)
    .map((name) => `${name}.${cursor[name]}`)
    .join('~');

export function readCursor(text: string | null): Cursor | undefined {
  const cursor: Cursor = {};
  for (const part of text?.split('~') ?? []) {
    const [, name, id] = /^([a-z]+)\.(\d{1,9})$/.exec(part) ?? [];
    const log = LOG_NAMES.find((each) => each === name);
    if (log) cursor[log] = Number(id);
  }
  return Object.keys(cursor).length > 0 ? cursor : undefined;
}

export interface LogPart<Entry> {
  log: LogName;
  list: Entry[];
  next: number | null;
}

export interface MergedLog<Entry> {
  list: (Entry & { log: LogName })[];
  /** Cursor of the next page; null on the last page. */
  next: Cursor | null;
}

/** Newest entries first. Each log has its own position in the cursor: new entries shift no page. */
export function mergeLogs<Entry extends { id: number; at: string }>(
  parts: readonly LogPart<Entry>[],
  before: Cursor,
  limit: number,
): MergedLog<Entry> {
  const list: MergedLog<Entry>['list'] = [];
  const counts = new Map(parts.map(({ log }) => [log, 0]));
  const headOf = ({ log, list: all }: LogPart<Entry>) => all[counts.get(log) ?? 0];
  while (list.length < limit) {
    const [newest] = parts
      .flatMap((part) => {
        const entry = headOf(part);
        return entry ? [{ log: part.log, entry }] : [];
      })
      .sort((one, other) => Date.parse(other.entry.at) - Date.parse(one.entry.at));
    if (!newest) break;
    list.push({ ...newest.entry, log: newest.log });
    counts.set(newest.log, (counts.get(newest.log) ?? 0) + 1);
  }
  const next: Cursor = { ...before };
  for (const part of parts) {
    const last = part.list[(counts.get(part.log) ?? 0) - 1];
    if (last) next[part.log] = last.id;
    if (!headOf(part) && part.next === null) next[part.log] = 0;
  }
  const hasMore = parts.some((part) => headOf(part) !== undefined || part.next !== null);
  return { list, next: hasMore ? next : null };
}
