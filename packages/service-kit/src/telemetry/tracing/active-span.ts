import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';

/** What a span is to be told of besides its name: never a URL, a parameter of SQL, or anything of a person. */
export interface SpanFacts {
  kind?: SpanKind;
  attributes?: Attributes;
}

/** A piece of work under way, in one process. */
export interface ActiveSpan {
  readonly span: Span;
  /** As the header of the same name passes it on. */
  readonly traceparent: string;
  child: (name: string, facts?: SpanFacts) => ActiveSpan;
  /** @param error why the work failed; its message may name people, and is not told of */
  end: (error?: unknown) => void;
}

const storage = new AsyncLocalStorage<ActiveSpan>();

/** The work in hand; undefined where nothing is traced. */
export const activeSpan = (): ActiveSpan | undefined => storage.getStore();

export const withSpan = <Result>(span: ActiveSpan, run: () => Result): Result =>
  storage.run(span, run);

/** By what a log line is found from its trace, and a trace from its line. */
export const traceIds = (): { trace_id: string; span_id: string } | undefined => {
  const context = activeSpan()?.span.spanContext();
  return context && { trace_id: context.traceId, span_id: context.spanId };
};

/**
 * Does a piece of the work in hand as a span of its own, where a trace is being made.
 *
 * @param run is given the header for what it asks of other threads and processes
 */
export const inSpan = async <Result>(
  name: string,
  facts: SpanFacts,
  run: (traceparent?: string) => Promise<Result>,
): Promise<Result> => {
  const span = activeSpan()?.child(name, facts);
  if (!span) return run();
  try {
    const result = await withSpan(span, () => run(span.traceparent));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
};
