import { LOG_NAMES, type LogName } from './logs';

/**
 * A place in the merged log: of each service the id before which it goes on. A service that is not named goes on from its
 * newest entry; 0 says that it has no more.
 */
export type Cursor = Partial<Record<LogName, number>>;

/** As an address has it: `auth.120~content.0`. */
export const writeCursor = (cursor: Cursor): string =>
  LOG_NAMES.filter((name) => cursor[name] !== undefined)
    .map((name) => `${name}.${cursor[name]}`)
    .join('~');

/** Undefined where the text is none. */
export function readCursor(text: string | null): Cursor | undefined {
  const cursor: Cursor = {};
  for (const part of text?.split('~') ?? []) {
    const [, name, id] = /^([a-z]+)\.(\d{1,9})$/.exec(part) ?? [];
    const log = LOG_NAMES.find((each) => each === name);
    if (log) cursor[log] = Number(id);
  }
  return Object.keys(cursor).length > 0 ? cursor : undefined;
}

interface Placed {
  id: number;
  at: string;
}

/** What a service answered: its entries by falling ids, and whether it has more. */
export interface LogPart<Entry> {
  log: LogName;
  list: Entry[];
  next: number | null;
}

export interface MergedLog<Entry> {
  list: (Entry & { log: LogName })[];
  /** Where the page after begins; null where this is the last. */
  next: Cursor | null;
}

/**
 * One page of several logs, the newest entries first. Each log keeps its own order, and the cursor counts in each by itself: what comes in
 * meanwhile moves no page, and nothing is left out or told twice.
 *
 * @param before where this page began
 * @param limit no more than a part has where it has more
 */
export function mergeLogs<Entry extends Placed>(
  parts: readonly LogPart<Entry>[],
  before: Cursor,
  limit: number,
): MergedLog<Entry> {
  const list: MergedLog<Entry>['list'] = [];
  const taken = new Map(parts.map(({ log }) => [log, 0]));
  const headOf = ({ log, list: all }: LogPart<Entry>) => all[taken.get(log) ?? 0];
  while (list.length < limit) {
    const [newest] = parts
      .flatMap((part) => {
        const entry = headOf(part);
        return entry ? [{ log: part.log, entry }] : [];
      })
      .sort((one, other) => Date.parse(other.entry.at) - Date.parse(one.entry.at));
    if (!newest) break;
    list.push({ ...newest.entry, log: newest.log });
    taken.set(newest.log, (taken.get(newest.log) ?? 0) + 1);
  }
  const next: Cursor = { ...before };
  for (const part of parts) {
    const last = part.list[(taken.get(part.log) ?? 0) - 1];
    if (last) next[part.log] = last.id;
    if (!headOf(part) && part.next === null) next[part.log] = 0;
  }
  const hasMore = parts.some((part) => headOf(part) !== undefined || part.next !== null);
  return { list, next: hasMore ? next : null };
}
