import { randomInt } from 'node:crypto';
import { splitLanguage } from '@phantom/registry';
import { answerFailure, type FailedCall } from '../api/failure-answer.js';
import type { SecurityHeaders } from '../edge/security-headers.js';
import { ERROR_PAGE_POLICY } from '../site/content-security-policy.js';
import { errorPage } from '../site/error-page.js';
import { newNonce, withNonce } from '../site/nonce-slot.js';
import { languageOf } from '../site/page-language.js';
import { BUSY, TRY_AGAIN } from '../site/site-text.js';
import { OverloadedError } from './overloaded-error.js';

/** Seconds: they do not all come back at once. */
const SOONEST = 1;
const LATEST = 5;

/** Says at once that there is too much to do, where not even a reduced page can be sent: a person gets a short page, a program what every failed call gets. */
export const answerBusy = (call: FailedCall, security: SecurityHeaders): void => {
  const retryAfter = randomInt(SOONEST, LATEST + 1);
  const { request, response, requestId } = call;
  if (!request.headers.accept?.includes('text/html')) {
    return answerFailure(call, new OverloadedError(retryAfter), security);
  }
  const { url = '/', headers } = request;
  const [path = '/'] = url.split('?', 1);
  const { language = languageOf(headers) } = splitLanguage(path);
  const nonce = newNonce();
  const page = errorPage({
    language,
    nonce,
    text: BUSY[language],
    way: { href: url, text: TRY_AGAIN[language] },
  });
  response.writeHead(503, {
    ...security.fields,
    'x-request-id': requestId,
    'retry-after': String(retryAfter),
    'cache-control': 'no-store',
    'content-security-policy': withNonce(ERROR_PAGE_POLICY, nonce),
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(page),
  });
  response.end(page);
};
