import type { LoggedRequest } from './network-log.js';

/** What can keep content waiting; pictures and fonts come beside it. */
const HOLDING = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);
/** What can ask for more once it has come. */
const ASKING = new Set(['Script', 'Fetch', 'XHR']);

/** What was asked for, and had come, before the content was painted; nothing that was fetched ahead. */
export const before = (requests: readonly LoggedRequest[], contentAt: number): LoggedRequest[] =>
  requests.filter(({ end = Infinity, isPrefetch }) => !isPrefetch && end <= contentAt);

/**
 * How many rounds of requests lay between the document and the content: what the document itself asks for is the
 * first, and what a script asks for comes after the deepest answer that was there by then.
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
