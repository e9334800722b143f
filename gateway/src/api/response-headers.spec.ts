import type { IncomingHttpHeaders } from 'node:http';
import { responseHeaders } from './response-headers.js';

const pairsOf = (head: string[]): string[][] =>
  head.flatMap((name, at) => (at % 2 === 0 ? [[name, head[at + 1] ?? '']] : []));

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
    expect(pairsOf(responseHeaders(upstream, 'id', 'public'))).toEqual([
      ['x-content-type-options', 'nosniff'],
      ['referrer-policy', 'strict-origin-when-cross-origin'],
      ['x-frame-options', 'SAMEORIGIN'],
      ['x-request-id', 'id'],
      ['cache-control', 'no-cache'],
      ['content-type', 'application/json'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ]);
  });

  it('writes what holds for every answer itself', () => {
    const head = responseHeaders({ 'x-frame-options': 'ALLOWALL' }, 'id', 'public');
    expect(pairsOf(head).filter(([name]) => name === 'x-frame-options')).toEqual([
      ['x-frame-options', 'SAMEORIGIN'],
    ]);
  });

  it('keeps what is behind the sign-in out of every cache, unless the service knows better', () => {
    const caching = (own: IncomingHttpHeaders) =>
      pairsOf(responseHeaders(own, 'id', 'token')).filter(([name]) => name === 'cache-control');
    expect(caching({})).toEqual([['cache-control', 'private, no-store']]);
    const own = { 'cache-control': 'private, max-age=60' };
    expect(caching(own)).toEqual([['cache-control', 'private, max-age=60']]);
  });
});
