import { randomInt } from 'node:crypto';
import { AppError } from '@phantom/service-kit';
import { acceptsHtml, errorPage } from '../../common/error-page.js';
import { sendError } from '../../common/error-response.js';
import type { Exchange } from '../../common/exchange.js';
import { pageAddress } from '../../common/page-language.js';
import type { SecurityHeaders } from '../../common/security-headers.js';
import { OVERLOADED, PAGE_MESSAGES } from '../../common/messages.js';

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
    text: PAGE_MESSAGES.overloaded(language),
    link: { href: url, text: PAGE_MESSAGES.tryAgainLink(language) },
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
