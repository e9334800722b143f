import { randomInt } from 'node:crypto';
import { splitLanguage } from '@phantom/registry';
import { AppError, type Message } from '@phantom/service-kit';
import { errorPage } from '../../common/error-page.js';
import { sendError, type FailedRequest } from '../../common/error-response.js';
import { newNonce, withNonce } from '../../common/nonce-placeholder.js';
import { pageLanguage } from '../../common/page-language.js';
import type { SecurityHeaders } from '../../common/security-headers.js';
import { OVERLOADED_TEXT, TRY_AGAIN_LINK } from '../../common/site.messages.js';
import { ERROR_PAGE_POLICY } from '../../site/content-security-policy.js';

const OVERLOADED: Message = {
  en: 'We have too much to do at the moment to answer this. Please try again in a few seconds.',
  de: 'Im Moment sind wir überlastet und können nicht antworten. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  it: 'In questo momento siamo sovraccarichi e non possiamo rispondere. Riprovi tra qualche secondo.',
  ru: 'Сейчас система перегружена и не может ответить. Попробуйте ещё раз через несколько секунд.',
  es: 'En este momento estamos saturados y no podemos responder. Vuelva a intentarlo dentro de unos segundos.',
};

/** 503: the gateway has no room for this request. */
export class AdmissionRefusedError extends AppError {
  /** @param retryAfter seconds */
  constructor(retryAfter: number) {
    super(503, OVERLOADED, { retryAfter });
  }
}

/** Seconds: they do not all come back at once. */
const SOONEST = 1;
const LATEST = 5;

/** Says at once that there is too much to do, where not even a reduced page can be sent: a person gets a short page, a program what every failed call gets. */
export const sendOverloadResponse = (call: FailedRequest, security: SecurityHeaders): void => {
  const retryAfter = randomInt(SOONEST, LATEST + 1);
  const { request, response, requestId } = call;
  if (!request.headers.accept?.includes('text/html')) {
    return sendError(call, new AdmissionRefusedError(retryAfter), security);
  }
  const { url = '/', headers } = request;
  const [path = '/'] = url.split('?', 1);
  const { language = pageLanguage(headers) } = splitLanguage(path);
  const nonce = newNonce();
  const page = errorPage({
    language,
    nonce,
    text: OVERLOADED_TEXT[language],
    way: { href: url, text: TRY_AGAIN_LINK[language] },
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
