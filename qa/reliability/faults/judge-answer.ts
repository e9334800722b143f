import type { Call } from '../people/call.js';
import type { Outcome } from './observation.js';

interface Judgement {
  outcome: Outcome;
  sign: string;
}

/** Overloaded, down or late: the client retries. */
const RETRYABLE = new Set([429, 503, 504]);

/** Classifies a complete response. */
export function judgeAnswer(call: Call, answer: Response, body: string): Judgement {
  return answer.status === 200
    ? judgeSuccess(call, answer, body)
    : judgeFailure(call, answer, body);
}

function judgeSuccess({ content, isFile }: Call, { headers }: Response, body: string): Judgement {
  const sign = '200';
  if (content) return judgePage(content, body);
  if (isFile) return { outcome: 'complete', sign };
  if (fieldsOf(body)?.error !== 0) return { outcome: 'failed', sign: 'broken JSON' };
  return { outcome: Number(headers.get('age') ?? 0) > 0 ? 'cached' : 'complete', sign };
}

function judgeFailure({ content }: Call, { status, headers }: Response, body: string): Judgement {
  const hasMessage = content ? isWholePage(body) : Boolean(fieldsOf(body)?.message);
  if (!hasMessage) return { outcome: 'failed', sign: `${status}, no message` };
  const isRefused = RETRYABLE.has(status) && headers.has('retry-after');
  return { outcome: isRefused ? 'refused' : 'failed', sign: String(status) };
}

function judgePage(content: readonly RegExp[], body: string): Judgement {
  // A script renders the missing content.
  if (!isWholePage(body) || !body.includes('<script')) {
    return { outcome: 'failed', sign: 'incomplete page' };
  }
  const hasAll = content.every((pattern) => pattern.test(body));
  return hasAll
    ? { outcome: 'complete', sign: '200' }
    : { outcome: 'fallback', sign: 'without content' };
}

const isWholePage = (body: string): boolean => body.trimEnd().endsWith('</html>');

function fieldsOf(body: string): { error?: unknown; message?: unknown } | undefined {
  try {
    return JSON.parse(body) as object;
  } catch {
    return undefined;
  }
}
