import type { IncomingHttpHeaders } from 'node:http';
import { DATA_POLICY, securityHeaders } from '../../common/security-headers.js';
import { requestHeaders, responseHeaders } from './proxy-headers.js';

const provenance = {
  requestId: 'id-of-this-request',
  service: 'auth',
  clientAddress: '203.0.113.7',
  publicOrigin: new URL('https://partners.test'),
} as const;

describe('requestHeaders', () => {
  it('passes on headers for the service', () => {
    const headers = {
      accept: 'application/json',
      authorization: 'Bearer x',
      cookie: 'lang=de',
      'if-none-match': '"1"',
    };
    expect(requestHeaders(headers, provenance)).toMatchObject(headers);
  });

  it('passes cookies to the auth service only', () => {
    const headers = { accept: '*/*', cookie: 'phantom_refresh=x' };
    const passed = requestHeaders(headers, { ...provenance, service: 'listings' });
    expect(passed).toMatchObject({ accept: '*/*' });
    expect(passed).not.toHaveProperty('cookie');
  });

  it('drops hop-by-hop headers and those that Connection names', () => {
    const headers = {
      connection: 'Keep-Alive, X-Hop',
      'keep-alive': 'timeout=5',
      'proxy-authorization': 'Basic x',
      te: 'trailers',
      trailer: 'x-sum',
      'transfer-encoding': 'chunked',
      upgrade: 'websocket',
      expect: '100-continue',
      'x-hop': '1',
    };
    expect(Object.keys(requestHeaders(headers, provenance)).sort()).toEqual([
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-request-id',
    ]);
  });

  it('replaces the identity headers of the client', () => {
    const headers = {
      host: 'evil.test',
      forwarded: 'for=1.1.1.1',
      'x-forwarded-for': '1.1.1.1',
      'x-forwarded-proto': 'gopher',
      'x-forwarded-prefix': '/x',
      'x-real-ip': '1.1.1.1',
      'x-user-id': '1',
      'x-user': 'admin',
      'x-internal-token': 'x',
      'x-request-id': 'forged',
    };
    expect(requestHeaders(headers, provenance)).toEqual({
      'x-request-id': 'id-of-this-request',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'partners.test',
    });
  });

  it('sets Content-Length from the body that is passed on', () => {
    const headers = { 'content-length': '5' };
    expect(requestHeaders(headers, provenance)['content-length']).toBeUndefined();
    expect(requestHeaders(headers, provenance, 5)['content-length']).toBe('5');
  });
});

const pairsOf = (head: string[]): string[][] =>
  head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : []));

const security = securityHeaders(false);
const PUBLIC = { requestId: 'id', access: 'public', security } as const;

describe('responseHeaders', () => {
  it('drops hop-by-hop headers and server names', () => {
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

  it('writes the security headers itself', () => {
    const head = responseHeaders({ 'x-frame-options': 'ALLOWALL' }, PUBLIC);
    expect(pairsOf(head).filter(([name]) => name === 'x-frame-options')).toEqual([
      ['x-frame-options', 'SAMEORIGIN'],
    ]);
  });

  it('keeps the Content-Security-Policy of the service', () => {
    const own = { 'content-security-policy': 'sandbox' };
    const pairs = pairsOf(responseHeaders(own, PUBLIC));
    expect(pairs.filter(([name]) => name === 'content-security-policy')).toEqual([
      ['content-security-policy', 'sandbox'],
    ]);
  });

  it('omits the opener policy for a sandboxed response', () => {
    const namesFor = (policy: string) =>
      pairsOf(responseHeaders({ 'content-security-policy': policy }, PUBLIC)).map(([name]) => name);
    expect(namesFor("default-src 'none'; sandbox")).not.toContain('cross-origin-opener-policy');
    expect(namesFor("default-src 'none'")).toContain('cross-origin-opener-policy');
  });

  it('defaults to private, no-store for calls with a token', () => {
    const caching = (own: IncomingHttpHeaders) =>
      pairsOf(responseHeaders(own, { ...PUBLIC, access: 'token' })).filter(
        ([name]) => name === 'cache-control',
      );
    expect(caching({})).toEqual([['cache-control', 'private, no-store']]);
    const own = { 'cache-control': 'private, max-age=60' };
    expect(caching(own)).toEqual([['cache-control', 'private, max-age=60']]);
  });
});
