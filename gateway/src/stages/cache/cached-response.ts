import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { ResponsePolicy } from '../../cache/cache-policy.js';
import { entityTagOf, isKnownTag, weakened } from '../../cache/content-negotiation.js';
import { acceptedEncoding, EncodedBody, type Encoding } from '../../cache/encoded-body.js';
import { SECURITY_HEADER_NAMES, type SecurityHeaders } from '../../common/security-headers.js';
import { responseHeaders } from '../proxy/proxy-headers.js';

export interface BufferedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Written anew for everybody who gets the answer. */
const OF_ONE_RESPONSE = new Set([
  'age',
  'cache-control',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'vary',
  'x-request-id',
  ...SECURITY_HEADER_NAMES,
]);

/** A service's answer as it is sent to many. */
export class CachedResponse {
  readonly status: number;
  readonly etag: string;
  readonly body: EncodedBody;
  private readonly heads: Partial<Record<Encoding | 'unchanged', readonly string[]>> = {};

  constructor(
    { status, headers, body }: BufferedResponse,
    readonly policy: ResponsePolicy | undefined,
    private readonly security: SecurityHeaders,
  ) {
    this.status = status;
    this.etag = headers.etag ? weakened(headers.etag) : entityTagOf(body);
    this.body = new EncodedBody(body, headers['content-type']);
    this.cacheControl = headers['cache-control'] ?? 'no-store';
    const head = responseHeaders(headers, { requestId: '', access: 'public', security });
    this.passed = head.filter((_text, at) => !OF_ONE_RESPONSE.has(head[at - (at % 2)] ?? ''));
  }

  private readonly cacheControl: string;
  private readonly passed: readonly string[];

  /**
   * Names and values in turn, as `writeHead` takes them.
   *
   * @param age seconds
   */
  head(form: Encoding | 'unchanged', age: number, requestId: string): string[] {
    const head = [...(this.heads[form] ??= this.lasting(form)), 'x-request-id', requestId];
    const { policy } = this;
    if (!policy) return [...head, 'cache-control', this.cacheControl];
    // A browser counts from when the answer was made: what it may keep begins as it gets it.
    const seconds = Math.floor(age);
    head.push(
      'age',
      String(seconds),
      'cache-control',
      `public, max-age=${seconds + policy.browser}`,
    );
    return head;
  }

  private lasting(form: Encoding | 'unchanged'): string[] {
    const head = [...this.security.list];
    if (this.policy) {
      const language = this.policy.variesByLanguage ? ', accept-language' : '';
      head.push('vary', `accept-encoding${language}`, 'etag', this.etag);
    }
    if (form === 'unchanged') return head;
    if (form !== 'identity') head.push('content-encoding', form);
    return [...head, ...this.passed];
  }
}

export interface Recipient {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
}

/**
 * Answers a GET or HEAD with what is kept.
 *
 * @param age of the answer, in seconds
 */
export const sendCachedResponse = async (
  answer: CachedResponse,
  age: number,
  { request, response, requestId }: Recipient,
): Promise<void> => {
  const { headers, method } = request;
  if (answer.policy && isKnownTag(answer.etag, headers['if-none-match'])) {
    response.writeHead(304, answer.head('unchanged', age, requestId)).end();
    return;
  }
  const form = answer.body.formFor(acceptedEncoding(headers['accept-encoding'] as string));
  const made = answer.body.in(form);
  const body = Buffer.isBuffer(made) ? made : await made;
  const head = answer.head(form, age, requestId);
  head.push('content-length', String(body.byteLength));
  response.writeHead(answer.status, head).end(method === 'HEAD' ? undefined : body);
};
