import type { SpanContext } from '@opentelemetry/api';

const FORM = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/;

/** Reads the header of https://www.w3.org/TR/trace-context/; undefined for none and for a malformed one. */
export const readTraceparent = (header: string | string[] | undefined): SpanContext | undefined => {
  const [, traceId, spanId, flags] = (typeof header === 'string' && FORM.exec(header)) || [];
  if (!traceId || !spanId || !flags || header?.slice(0, 2) === 'ff') return undefined;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  // Of the flags only the first is known: whether it is recorded.
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
};

export const writeTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-0${traceFlags & 1}`;
