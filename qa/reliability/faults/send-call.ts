import type { Call } from '../people/call.js';
import { judgeAnswer } from './judge-answer.js';
import type { Observation } from './observation.js';

/** Milliseconds: longer than a gateway waits for a service. */
const PATIENCE = 15_000;

/** Whoever looks at a page is told in a page. */
const AS_A_BROWSER = { accept: 'text/html' };

/** Makes one request and tells what came of it. */
export async function sendCall(origin: string, call: Call): Promise<Observation> {
  const at = performance.now();
  const sent = call.body?.();
  const observed = (seen: Pick<Observation, 'outcome' | 'sign'>): Observation => ({
    call,
    at,
    took: performance.now() - at,
    ...seen,
    ...(seen.outcome === 'whole' && sent && { acknowledged: sent }),
  });
  try {
    const answer = await fetch(origin + call.path, {
      method: call.method,
      headers: { ...(call.content && AS_A_BROWSER), ...call.headers?.() },
      body: sent && JSON.stringify(sent),
      signal: AbortSignal.timeout(PATIENCE),
    });
    return observed(judgeAnswer(call, answer, await answer.text()));
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return observed({ outcome: 'failed', sign: isLate ? 'no answer' : 'connection lost' });
  }
}
