import type { Call } from '../people/call.js';
import type { Outcome } from './observation.js';

interface Verdict {
  outcome: Outcome;
  sign: string;
}

/** Too busy, down, too late: whoever is told so comes again. */
const COME_AGAIN = new Set([429, 503, 504]);

/** What an answer that came to its end is worth. */
export function judgeAnswer(call: Call, answer: Response, body: string): Verdict {
  return answer.status === 200
    ? judgeSuccess(call, answer, body)
    : judgeFailure(call, answer, body);
}

function judgeSuccess({ content, isFile }: Call, { headers }: Response, body: string): Verdict {
  const sign = '200';
  if (content) return judgePage(content, body);
  if (isFile) return { outcome: 'whole', sign };
  if (fieldsOf(body)?.error !== 0) return { outcome: 'failed', sign: 'broken JSON' };
  return { outcome: Number(headers.get('age') ?? 0) > 0 ? 'kept' : 'whole', sign };
}

function judgeFailure({ content }: Call, { status, headers }: Response, body: string): Verdict {
  const isSaid = content ? isWholePage(body) : Boolean(fieldsOf(body)?.message);
  if (!isSaid) return { outcome: 'failed', sign: `${status}, no sentence` };
  const isTold = COME_AGAIN.has(status) && headers.has('retry-after');
  return { outcome: isTold ? 'told' : 'failed', sign: String(status) };
}

function judgePage(content: readonly RegExp[], body: string): Verdict {
  // What is missing is drawn by a script.
  if (!isWholePage(body) || !body.includes('<script')) {
    return { outcome: 'failed', sign: 'half a page' };
  }
  const hasAll = content.every((pattern) => pattern.test(body));
  return hasAll ? { outcome: 'whole', sign: '200' } : { outcome: 'fallback', sign: 'drawn later' };
}

const isWholePage = (body: string): boolean => body.trimEnd().endsWith('</html>');

function fieldsOf(body: string): { error?: unknown; message?: unknown } | undefined {
  try {
    return JSON.parse(body) as object;
  } catch {
    return undefined;
  }
}
