import type { IncomingHttpHeaders } from 'node:http';
import {
  CONTENT_CHANGE_HEADER,
  CONTENT_SINCE_HEADER,
  CONTENT_TYPES_HEADER,
} from '@phantom/service-kit';
import type { Access } from '../../common/api-route.js';
import type { ServiceName } from '../../config/services.js';
import {
  DATA_POLICY,
  securityHeadersBeside,
  SECURITY_HEADER_NAMES,
  type SecurityHeaders,
} from '../../common/security-headers.js';

/** Headers of one connection only (RFC 9110, section 7.6.1), which are never passed on. */
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

/** Matches the headers of one connection: the known ones, and those that `Connection` names. */
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

/** What the gateway itself knows about the origin of a request. */
export interface RequestOrigin {
  requestId: string;
  service: ServiceName;
  clientAddress: string;
  /** The origin of the site in browsers. */
  publicOrigin: URL;
}

/** Only the gateway writes these: a client could pretend to be somebody else. */
const IDENTITY = /^(forwarded|x-forwarded-.*|x-real-ip|x-client-ip|x-user(-.*)?|x-internal-.*)$/;

/**
 * `host`, `x-request-id` and `traceparent` are set anew, and the gateway answers `expect` itself. A stranger could write
 * anything into the other headers of a trace.
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

/** @param contentLength of the body that is passed on; undefined for none or an unknown length */
export const requestHeaders = (
  headers: IncomingHttpHeaders,
  { requestId, service, clientAddress, publicOrigin }: RequestOrigin,
  contentLength?: number,
): Record<string, string | string[]> => {
  const isHopByHop = hopByHopMatcher(headers.connection);
  const passed: Record<string, string | string[]> = {};
  for (const name in headers) {
    if (isHopByHop(name) || REPLACED.has(name) || IDENTITY.test(name)) continue;
    // Cookies have the session and the data of the gateway: only the auth service uses them.
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

/** Headers that are not for clients. */
const INTERNAL = [
  ...['server', 'x-powered-by', 'x-request-id'],
  ...[CONTENT_CHANGE_HEADER, CONTENT_SINCE_HEADER, CONTENT_TYPES_HEADER],
];

const WRITTEN_BY_GATEWAY = new Set([...INTERNAL, ...SECURITY_HEADER_NAMES]);

interface ResponseContext {
  requestId: string;
  access: Access;
  security: SecurityHeaders;
}

/**
 * The headers of the response to a client, made from those of the service's response: names and values in turn, which is
 * the cheapest form for `writeHead`.
 */
export const responseHeaders = (
  headers: IncomingHttpHeaders,
  { requestId, access, security }: ResponseContext,
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
    if (isHopByHop(name) || WRITTEN_BY_GATEWAY.has(name)) continue;
    const value = headers[name];
    if (typeof value === 'string') passed.push(name, value);
    else for (const one of value ?? []) passed.push(name, one);
  }
  return passed;
};
