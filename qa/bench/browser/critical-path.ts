import type { LoggedRequest } from './network-log.js';

/** Types of requests that can delay the content; pictures and fonts load in parallel. */
const HOLDING = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);
/** Types whose response can cause more requests. */
const ASKING = new Set(['Script', 'Fetch', 'XHR']);

/** Requests that completed before the content was painted, without prefetched ones. */
export const before = (requests: readonly LoggedRequest[], contentAt: number): LoggedRequest[] =>
  requests.filter(({ end = Infinity, isPrefetch }) => !isPrefetch && end <= contentAt);

/**
 * Counts the rounds of requests between the document and the content: requests of the document are the first round, and
 * a request of a script is one round after the deepest response that had arrived by then.
 */
export function criticalDepth(requests: readonly LoggedRequest[], contentAt: number): number {
  const holding = before(requests, contentAt).filter(({ type }) => HOLDING.has(type));
  const inOrder = holding.sort((one, other) => one.start - other.start);
  const depths = new Map<LoggedRequest, number>();
  for (const request of inOrder) {
    const earlier = [...depths].filter(
      ([{ type, end = Infinity }]) => ASKING.has(type) && end <= request.start,
    );
    const deepest = Math.max(0, ...earlier.map(([, depth]) => depth));
    depths.set(request, request.byDocument ? 1 : deepest + 1);
  }
  return Math.max(0, ...depths.values());
}
