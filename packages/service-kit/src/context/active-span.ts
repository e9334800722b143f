import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';

/** Attributes of a span: never a URL, an SQL parameter or personal data. */
export interface SpanFacts {
  kind?: SpanKind;
  attributes?: Attributes;
}

/** A span that has not ended. */
export interface ActiveSpan {
  readonly span: Span;
  /** The value of the header `traceparent`. */
  readonly traceparent: string;
  child: (name: string, facts?: SpanFacts) => ActiveSpan;
  /** @param error why the work failed; its message is not recorded, because it may name people */
  end: (error?: unknown) => void;
}

const storage = new AsyncLocalStorage<ActiveSpan>();

/** The current span; undefined where nothing is traced. */
export const activeSpan = (): ActiveSpan | undefined => storage.getStore();

export const withSpan = <Result>(span: ActiveSpan, run: () => Result): Result =>
  storage.run(span, run);

/** The fields that connect log lines and traces. */
export const traceIds = (): { trace_id: string; span_id: string } | undefined => {
  const context = activeSpan()?.span.spanContext();
  return context && { trace_id: context.traceId, span_id: context.spanId };
};

/** Runs a part of the current work as a span, if it is traced. @param run gets the `traceparent` for other threads and processes */
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
