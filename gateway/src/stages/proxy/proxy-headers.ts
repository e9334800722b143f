import type { IncomingHttpHeaders } from 'node:http';
import type { Access } from '../../common/api-route.js';
import type { ServiceName } from '../../config/services.js';
import {
  DATA_POLICY,
  securityHeadersBeside,
  SECURITY_HEADER_NAMES,
  type SecurityHeaders,
} from '../../common/security-headers.js';

/** Headers that concern one connection only (RFC 9110, 7.6.1) and are never passed on. */
const HOP_BY_HOP = new Set([
  'connection',
  'http2-settings',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Tells the headers of one connection: the known ones and those that its `Connection` names. */
export const hopByHopMatcher = (
  connection: string | string[] | undefined,
): ((name: string) => boolean) => {
  if (!connection || connection === 'keep-alive' || connection === 'close') {
    return (name) => HOP_BY_HOP.has(name);
  }
  const named = new Set(
    String(connection)
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  return (name) => HOP_BY_HOP.has(name) || named.has(name);
};

/** What the gateway knows of a request and vouches for. */
export interface RequestOrigin {
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
  { requestId, service, clientAddress, publicOrigin }: RequestOrigin,
  contentLength?: number,
): Record<string, string | string[]> => {
  const isHopByHop = hopByHopMatcher(headers.connection);
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

/** What a service says of itself is nobody's business outside. */
const INTERNAL = ['server', 'x-powered-by', 'x-request-id'];

const WRITTEN_HERE = new Set([...INTERNAL, ...SECURITY_HEADER_NAMES]);

interface Answered {
  requestId: string;
  access: Access;
  security: SecurityHeaders;
}

/**
 * The headers of the answer to a client, made of those of the service's answer: names and values in
 * turn, as `writeHead` takes them at the least cost.
 */
export const responseHeaders = (
  headers: IncomingHttpHeaders,
  { requestId, access, security }: Answered,
): string[] => {
  const isHopByHop = hopByHopMatcher(headers.connection);
  const policy = headers['content-security-policy'];
  const passed = [
    ...securityHeadersBeside(policy?.toString(), security),
    'x-request-id',
    requestId,
  ];
  if (policy === undefined) {
    passed.push('content-security-policy', DATA_POLICY);
  }
  if (headers['cache-control'] === undefined) {
    passed.push('cache-control', access === 'public' ? 'no-cache' : 'private, no-store');
  }
  for (const name in headers) {
    if (isHopByHop(name) || WRITTEN_HERE.has(name)) continue;
    const value = headers[name];
    if (typeof value === 'string') passed.push(name, value);
    else for (const one of value ?? []) passed.push(name, one);
  }
  return passed;
};
