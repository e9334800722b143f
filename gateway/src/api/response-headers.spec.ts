import type { IncomingHttpHeaders } from 'node:http';
import { DATA_POLICY, securityHeaders } from '../edge/security-headers.js';
import { responseHeaders } from './response-headers.js';

const pairsOf = (head: string[]): string[][] =>
  head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : []));

const security = securityHeaders(false);
const PUBLIC = { requestId: 'id', access: 'public', security } as const;

describe('responseHeaders', () => {
  it('drops what concerns the connection to the service, and what the service is made of', () => {
    const upstream = {
      'content-type': 'application/json',
      connection: 'close, x-hop',
      'keep-alive': 'timeout=72',
      'transfer-encoding': 'chunked',
      'x-hop': '1',
      server: 'fastify',
      'x-powered-by': 'node',
      'x-request-id': 'of the service',
      'set-cookie': ['a=1', 'b=2'],
    };
    expect(pairsOf(responseHeaders(upstream, PUBLIC))).toEqual([
      ...Object.entries(security.fields),
      ['x-request-id', 'id'],
      ['content-security-policy', DATA_POLICY],
      ['cache-control', 'no-cache'],
      ['content-type', 'application/json'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
  });

  it('writes what holds for every answer itself', () => {
    const head = responseHeaders({ 'x-frame-options': 'ALLOWALL' }, PUBLIC);
    expect(pairsOf(head).filter(([name]) => name === 'x-frame-options')).toEqual([
      ['x-frame-options', 'SAMEORIGIN'],
    ]);
  });

  it('leaves a service its own policy for what it hands out', () => {
    const own = { 'content-security-policy': 'sandbox' };
    const pairs = pairsOf(responseHeaders(own, PUBLIC));
    expect(pairs.filter(([name]) => name === 'content-security-policy')).toEqual([
      ['content-security-policy', 'sandbox'],
    ]);
  });

  it('says nothing of who opens what is in a sandbox: browsers would not open it', () => {
    const namesFor = (policy: string) =>
      pairsOf(responseHeaders({ 'content-security-policy': policy }, PUBLIC)).map(([name]) => name);
    expect(namesFor("default-src 'none'; sandbox")).not.toContain('cross-origin-opener-policy');
    expect(namesFor("default-src 'none'")).toContain('cross-origin-opener-policy');
  });

  it('keeps what is behind the sign-in out of every cache, unless the service knows better', () => {
    const caching = (own: IncomingHttpHeaders) =>
      pairsOf(responseHeaders(own, { ...PUBLIC, access: 'token' })).filter(
        ([name]) => name === 'cache-control',
      );
    expect(caching({})).toEqual([['cache-control', 'private, no-store']]);
    const own = { 'cache-control': 'private, max-age=60' };
    expect(caching(own)).toEqual([['cache-control', 'private, max-age=60']]);
  });
});
