import type { IncomingHttpHeaders } from 'node:http';
import {
  DATA_POLICY,
  headersBeside,
  SECURITY_HEADER_NAMES,
  type SecurityHeaders,
} from '../edge/security-headers.js';
import type { Access } from './api-route.js';
import { hopByHopTest } from './hop-by-hop.js';

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
  const isHopByHop = hopByHopTest(headers.connection);
  const policy = headers['content-security-policy'];
  const passed = [...headersBeside(policy?.toString(), security), 'x-request-id', requestId];
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
