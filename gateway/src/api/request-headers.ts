import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceName } from './api-route.js';
import { hopByHopTest } from './hop-by-hop.js';

/** What the gateway knows of a request and vouches for. */
export interface Provenance {
  requestId: string;
  /** Who is called. */
  service: ServiceName;
  clientAddress: string;
  /** The address under which browsers reach the product. */
  publicOrigin: URL;
}

/** Written by the gateway alone: a client that sends one pretends to be something. */
const IDENTITY = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-user(-.*)?|x-internal-.*)$/;

/**
 * `host`, `x-request-id` and `traceparent` are set anew, `expect` is answered by the gateway itself. What else comes along
 * with a trace, a stranger could fill with anything.
 */
const REPLACED = new Set([
  'host',
  'x-request-id',
  'expect',
  'content-length',
  'traceparent',
  'tracestate',
  'baggage',
]);

/**
 * The headers of the call to a service.
 *
 * @param contentLength of the body that is passed on; undefined for none or an unknown length
 */
export const requestHeaders = (
  headers: IncomingHttpHeaders,
  { requestId, service, clientAddress, publicOrigin }: Provenance,
  contentLength?: number,
): Record<string, string | string[]> => {
  const isHopByHop = hopByHopTest(headers.connection);
  const passed: Record<string, string | string[]> = {};
  for (const name in headers) {
    if (isHopByHop(name) || REPLACED.has(name) || IDENTITY.test(name)) continue;
    // Cookies say who is signed in and what this gateway remembers: no other service has a use for them.
    if (name === 'cookie' && service !== 'auth') continue;
    const value = headers[name];
    if (value !== undefined) passed[name] = value;
  }
  if (contentLength !== undefined) passed['content-length'] = String(contentLength);
  passed['x-request-id'] = requestId;
  passed['x-forwarded-for'] = clientAddress;
  passed['x-forwarded-proto'] = publicOrigin.protocol.slice(0, -1);
  passed['x-forwarded-host'] = publicOrigin.host;
  return passed;
};
