import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { SECURITY_HEADERS } from '../edge/security-headers.js';
import type { Access } from './api-route.js';
import { hopByHopTest } from './hop-by-hop.js';

/** What a service says of itself is nobody's business outside. */
const INTERNAL = new Set(['server', 'x-powered-by', 'x-request-id']);

/** The headers of the answer to a client, made of those of the service's answer. */
export const responseHeaders = (
  headers: IncomingHttpHeaders,
  requestId: string,
  access: Access,
): OutgoingHttpHeaders => {
  const isHopByHop = hopByHopTest(headers.connection);
  const passed: OutgoingHttpHeaders = {
    'cache-control': access === 'public' ? 'no-cache' : 'private, no-store',
  };
  for (const [name, value] of Object.entries(headers)) {
    if (!isHopByHop(name) && !INTERNAL.has(name)) passed[name] = value;
  }
  return Object.assign(passed, SECURITY_HEADERS, { 'x-request-id': requestId });
};
