import { responseHeaders } from './response-headers.js';

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
    expect(responseHeaders(upstream, 'id', 'public')).toEqual({
      'content-type': 'application/json',
      'set-cookie': ['a=1', 'b=2'],
      'cache-control': 'no-cache',
      'x-request-id': 'id',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
    });
  });

  it('keeps what is behind the sign-in out of every cache, unless the service knows better', () => {
    expect(responseHeaders({}, 'id', 'token')['cache-control']).toBe('private, no-store');
    const own = { 'cache-control': 'private, max-age=60' };
    expect(responseHeaders(own, 'id', 'token')['cache-control']).toBe('private, max-age=60');
  });
});
