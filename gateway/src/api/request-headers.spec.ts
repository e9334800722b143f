import { requestHeaders } from './request-headers.js';

const provenance = {
  requestId: 'id-of-this-request',
  service: 'auth',
  clientAddress: '203.0.113.7',
  publicOrigin: new URL('https://partners.test'),
} as const;

describe('requestHeaders', () => {
  it('passes on what concerns the service', () => {
    const headers = {
      accept: 'application/json',
      authorization: 'Bearer x',
      cookie: 'lang=de',
      'if-none-match': '"1"',
    };
    expect(requestHeaders(headers, provenance)).toMatchObject(headers);
  });

  it('shows cookies to the service that sets them, and to no other', () => {
    const headers = { accept: '*/*', cookie: 'phantom_refresh=x' };
    const passed = requestHeaders(headers, { ...provenance, service: 'listings' });
    expect(passed).toMatchObject({ accept: '*/*' });
    expect(passed).not.toHaveProperty('cookie');
  });

  it('keeps the headers of the connection, and those that it names, to itself', () => {
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

  it('says itself who is calling, whatever the client pretends', () => {
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

  it('takes the length from the body that is passed on', () => {
    const headers = { 'content-length': '5' };
    expect(requestHeaders(headers, provenance)['content-length']).toBeUndefined();
    expect(requestHeaders(headers, provenance, 5)['content-length']).toBe('5');
  });
});
