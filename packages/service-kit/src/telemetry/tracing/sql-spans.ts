import { type Span, trace, type Tracer } from '@opentelemetry/api';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import pg from 'pg';
import { activeSpan } from '../../context/active-span.js';

/** Longer statements are cut. Characters. */
const LONGEST_TEXT = 2_000;

/** Patches `pg` although it is loaded: the library's own hooks see only later imports. */
class LoadedPgInstrumentation extends PgInstrumentation {
  patch(): void {
    this.init()
      .find(({ name }) => name === 'pg')
      ?.patch?.(pg);
  }
}

let isWatched = false;

/** Makes a span of each statement of a traced request: its text with placeholders, without values. */
export const watchStatements = (): void => {
  if (isWatched) return;
  isWatched = true;
  const instrumentation = new LoadedPgInstrumentation({
    enabled: false,
    ignoreConnectSpans: true,
    requestHook: (span, { query, connection }) => {
      const operation = /^\s*(\w+)/.exec(query.text)?.[1]?.toUpperCase() ?? 'SQL';
      span.updateName(`${operation} ${connection.database ?? ''}`.trim()).setAttributes({
        'db.operation.name': operation,
        'db.query.text': withoutLiterals(query.text).slice(0, LONGEST_TEXT),
      });
    },
  });
  instrumentation.setTracerProvider({ getTracer: () => childTracer });
  instrumentation.patch();
};

const UNTRACED = trace.wrapSpanContext({ traceId: '', spanId: '', traceFlags: 0 });

/** Its spans are children of the current one, whose process they belong to. */
const childTracer: Tracer = {
  startSpan: (name, options) => {
    const span = activeSpan()?.child(name, options).span;
    return span ? withoutMessage(span) : UNTRACED;
  },
  startActiveSpan: () => {
    throw new Error('not used by the instrumentation of pg');
  },
};

/** A message of PostgreSQL quotes values. */
const withoutMessage = (span: Span): Span => {
  const setStatus = span.setStatus.bind(span);
  span.setStatus = ({ code }) => setStatus({ code });
  return span;
};

/** Literals in a statement may be values, too. */
export const withoutLiterals = (sql: string): string =>
  sql.replace(/'(?:[^']|'')*'/g, '?').replace(/\$(\w*)\$.*?\$\1\$/gs, '?');
