import { randomInt } from 'node:crypto';
import { AppError, type Message } from '@phantom/service-kit';
import { acceptsHtml, errorPage } from '../../common/error-page.js';
import { sendError } from '../../common/error-response.js';
import type { Exchange } from '../../common/exchange.js';
import { pageAddress } from '../../common/page-language.js';
import type { SecurityHeaders } from '../../common/security-headers.js';
import { OVERLOADED_TEXT, TRY_AGAIN_LINK } from '../../common/site.messages.js';

const OVERLOADED: Message = {
  en: 'We have too much to do at the moment to answer this. Please try again in a few seconds.',
  de: 'Im Moment sind wir überlastet und können nicht antworten. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
  it: 'In questo momento siamo sovraccarichi e non possiamo rispondere. Riprovi tra qualche secondo.',
  ru: 'Сейчас система перегружена и не может ответить. Попробуйте ещё раз через несколько секунд.',
  es: 'En este momento estamos saturados y no podemos responder. Vuelva a intentarlo dentro de unos segundos.',
};

/** Seconds for `Retry-After`. A random value spreads the clients that come back. */
const MIN_RETRY_AFTER = 1;
const MAX_RETRY_AFTER = 5;

/** Sends 503 with `Retry-After`: a short page to a browser that opens a page, JSON to everybody else. */
export const sendOverloadResponse = (exchange: Exchange, security: SecurityHeaders): void => {
  const retryAfter = randomInt(MIN_RETRY_AFTER, MAX_RETRY_AFTER + 1);
  const { request, response, requestId } = exchange;
  if (!acceptsHtml(request.headers)) {
    sendError(exchange, new AppError(503, OVERLOADED, { retryAfter }), security);
    return;
  }
  const { url = '/', headers } = request;
  const { language } = pageAddress(url, headers);
  const page = errorPage({
    language,
    text: OVERLOADED_TEXT[language],
    link: { href: url, text: TRY_AGAIN_LINK[language] },
  });
  response.writeHead(503, {
    ...security.fields,
    ...page.headers,
    'x-request-id': requestId,
    'retry-after': String(retryAfter),
    'content-length': Buffer.byteLength(page.html),
  });
  response.end(page.html);
};
