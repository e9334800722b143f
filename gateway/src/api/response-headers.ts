import type { IncomingHttpHeaders } from 'node:http';
import { SECURITY_HEADERS } from '../edge/security-headers.js';
import type { Access } from './api-route.js';
import { hopByHopTest } from './hop-by-hop.js';

/** What a service says of itself is nobody's business outside. */
const INTERNAL = ['server', 'x-powered-by', 'x-request-id'];

const SECURITY = Object.entries(SECURITY_HEADERS).flat();
const WRITTEN_HERE = new Set([...INTERNAL, ...Object.keys(SECURITY_HEADERS)]);

/**
 * The headers of the answer to a client, made of those of the service's answer: names and values in
 * turn, as `writeHead` takes them at the least cost.
 */
export const responseHeaders = (
  headers: IncomingHttpHeaders,
  requestId: string,
  access: Access,
): string[] => {
  const isHopByHop = hopByHopTest(headers.connection);
  const passed = [...SECURITY, 'x-request-id', requestId];
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
