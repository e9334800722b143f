import { LOG_NAMES, type LogName } from './log-names';

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
