import pg from 'pg';
import { activeSpan } from '../../context/active-span.js';

/** Longer statements are cut. Characters. */
const LONGEST_TEXT = 2_000;

/** `SpanKind.CLIENT`; the library itself is not loaded for a number. */
const CLIENT = 2;

type Query = (this: pg.Client, ...args: unknown[]) => unknown;

let isWatched = false;

/** Makes a span of each statement of a traced request: its text with placeholders, without values. */
export const watchStatements = (): void => {
  if (isWatched) return;
  isWatched = true;
  const original = pg.Client.prototype.query as unknown as Query;
  const query: Query = function (...args) {
    const text = textOf(args[0]);
    const parent = text === undefined || hasCallback(args) ? undefined : activeSpan();
    if (!parent || text === undefined) return original.apply(this, args);
    const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'SQL';
    const span = parent.child(`${operation} ${this.database ?? ''}`.trim(), {
      kind: CLIENT,
      attributes: {
        'db.system.name': 'postgresql',
        'db.namespace': this.database ?? '',
        'db.operation.name': operation,
        'db.query.text': withoutLiterals(text).slice(0, LONGEST_TEXT),
      },
    });
    const result = original.apply(this, args) as Promise<unknown>;
    result.then(
      () => span.end(),
      (error: unknown) => span.end(error),
    );
    return result;
  };
  pg.Client.prototype.query = query as unknown as typeof pg.Client.prototype.query;
};

/** Literals in a statement may be values, too. */
export const withoutLiterals = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'/g, '?').replace(/\$(\w*)\$.*?\$\1\$/gs, '?');

const textOf = (statement: unknown): string | undefined => {
  if (typeof statement === 'string') return statement;
  const isNamed = typeof statement === 'object' && statement !== null && 'text' in statement;
  return isNamed && !('submit' in statement) ? String(statement.text) : undefined;
};

const hasCallback = (args: unknown[]): boolean => args.some((arg) => typeof arg === 'function');
