import type { IncomingHttpHeaders } from 'node:http';
import type { ResponsePolicy } from '../../cache/cache-policy.js';
import {
  acceptedEncoding,
  type Encoding,
  entityTagOf,
  isKnownTag,
  weakened,
} from '../../cache/content-negotiation.js';
import { EncodedBody } from '../../cache/encoded-body.js';
import type { Exchange } from '../../common/exchange.js';
import { SECURITY_HEADER_NAMES, type SecurityHeaders } from '../../common/security-headers.js';
import { responseHeaders } from '../proxy/proxy-headers.js';

export interface BufferedResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const PER_CLIENT = new Set([
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

type Form = Encoding | 'not-modified';

/** A response of a service, prepared for many clients. */
export class CachedResponse {
  readonly status: number;
  readonly etag: string;
  readonly body: EncodedBody;
  private readonly heads: Partial<Record<Form, readonly string[]>> = {};
  private readonly cacheControl: string;
  private readonly upstreamHeaders: readonly string[];

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
    this.upstreamHeaders = head.filter((_text, at) => !PER_CLIENT.has(head[at - (at % 2)] ?? ''));
  }

  /** Names and values in turn, as `writeHead` takes them. */
  head(form: Form, age: number, requestId: string): string[] {
    const head = [...(this.heads[form] ??= this.constantHead(form)), 'x-request-id', requestId];
    const { policy } = this;
    if (!policy) return [...head, 'cache-control', this.cacheControl];
    // A browser subtracts `age` from `max-age`: its copy has the full time from now on.
    const seconds = Math.floor(age);
    const immutable = policy.isImmutable ? ', immutable' : '';
    head.push(
      'age',
      String(seconds),
      'cache-control',
      `public, max-age=${seconds + policy.browser}${immutable}`,
    );
    return head;
  }

  private constantHead(form: Form): string[] {
    const head = [...this.security.list];
    if (this.policy) {
      const language = this.policy.variesByLanguage ? ', accept-language' : '';
      head.push('vary', `accept-encoding${language}`, 'etag', this.etag);
    }
    if (form === 'not-modified') return head;
    if (form !== 'identity') head.push('content-encoding', form);
    return [...head, ...this.upstreamHeaders];
  }
}

/** @param age in seconds */
export const sendCachedResponse = async (
  cached: CachedResponse,
  age: number,
  { request, response, requestId }: Exchange,
): Promise<void> => {
  const { headers, method } = request;
  if (cached.policy && isKnownTag(cached.etag, headers['if-none-match'])) {
    response.writeHead(304, cached.head('not-modified', age, requestId)).end();
    return;
  }
  const form = cached.body.formFor(acceptedEncoding(headers['accept-encoding'] as string));
  const encoded = cached.body.in(form);
  const body = Buffer.isBuffer(encoded) ? encoded : await encoded;
  const head = cached.head(form, age, requestId);
  head.push('content-length', String(body.byteLength));
  response.writeHead(cached.status, head).end(method === 'HEAD' ? undefined : body);
};
