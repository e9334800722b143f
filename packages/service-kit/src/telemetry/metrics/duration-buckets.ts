/** Seconds, of OpenTelemetry's conventions: https://opentelemetry.io/docs/specs/semconv/http/http-metrics/ */
export const DURATION_BUCKETS = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];
