import { context, type Context, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { codeOf } from '../../errors/error-code.js';
import type { ActiveSpan, SpanFacts } from '../../context/active-span.js';
import { createSampler, type SamplerOptions } from './sampler.js';
import { readTraceparent, writeTraceparent } from './traceparent.js';

/** The traces of one process. Loaded on demand: the library costs memory and start time. */
export interface Tracing {
  /** @param traceparent the header of the call that the work is for */
  begin: (name: string, traceparent?: string | string[], facts?: SpanFacts) => ActiveSpan;
  /** Sends pending spans. */
  close: () => Promise<void>;
}

interface TracingOptions extends SamplerOptions {
  /** The process, e.g. `listings`. */
  name: string;
}

/** Spans go by OTLP over HTTP to where `OTEL_EXPORTER_OTLP_ENDPOINT` says; the exporter reads its own `OTEL_` variables. */
export const createTracing = ({ name, isEdge, env }: TracingOptions): Tracing => {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': name, 'service.namespace': 'phantom' }))
    .merge(detectResources({ detectors: [envDetector] }));
  const provider = new TracerProvider({
    resource,
    sampler: createSampler({ isEdge, env }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer('phantom');
  return {
    begin: (spanName, header, facts) => {
      const caller = readTraceparent(header);
      const root = context.active();
      return begun(tracer, spanName, caller ? trace.setSpanContext(root, caller) : root, facts);
    },
    close: () => provider.shutdown(),
  };
};

const begun = (tracer: Tracer, name: string, parent: Context, facts?: SpanFacts): ActiveSpan => {
  const span = tracer.startSpan(name, facts, parent);
  const own = trace.setSpan(parent, span);
  return {
    span,
    traceparent: writeTraceparent(span.spanContext()),
    child: (childName, childFacts) => begun(tracer, childName, own, childFacts),
    end: (error) => {
      if (error !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(error));
      }
      span.end();
    },
  };
};

const kindOf = (error: unknown): string =>
  codeOf(error) || (error instanceof Error ? error.name : 'unknown');
