import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { createSampler, ratioOf } from './sampler.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';

const isSampled = (name: string, isEdge: boolean, callersFlag?: 0 | 1): boolean => {
  const parent = { traceId, spanId: '00f067aa0ba902b7', isRemote: true };
  const context =
    callersFlag === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: callersFlag });
  const sampler = createSampler({ isEdge, env: { OTEL_TRACES_SAMPLER: name } });
  const { decision } = sampler.shouldSample(context, traceId, 'any', SpanKind.SERVER, {}, []);
  return decision === SamplingDecision.RECORD_AND_SAMPLED;
};

it('ignores the sampling decision of a browser', () => {
  expect(isSampled('parentbased_always_off', true, 1)).toBe(false);
  expect(isSampled('parentbased_always_on', true, 0)).toBe(true);
});

it('follows the decision of the caller behind the gateway', () => {
  expect(isSampled('parentbased_always_off', false, 1)).toBe(true);
  expect(isSampled('parentbased_always_on', false, 0)).toBe(false);
  expect(isSampled('parentbased_always_on', false)).toBe(true);
});

it.each([
  [undefined, undefined, 1],
  ['always_off', undefined, 0],
  ['parentbased_traceidratio', '0.01', 0.01],
  ['traceidratio', '7', 1],
  ['traceidratio', 'much', 1],
])('%s with %s traces this share: %d', (name, argument, ratio) => {
  const env = { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: argument };
  expect(ratioOf(env)).toBe(ratio);
});
