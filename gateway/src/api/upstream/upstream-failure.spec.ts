import { PayloadTooLargeError } from '@phantom/service-kit';
import { isLostConnection, upstreamFailure } from './upstream-failure.js';

const errorWith = (code: string) => Object.assign(new Error('connect 10.0.0.5:8103'), { code });

describe('upstreamFailure', () => {
  it.each(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'])(
    'calls %s too late',
    (code) => {
      expect(upstreamFailure(errorWith(code))).toMatchObject({ status: 504, retryAfter: 5 });
    },
  );

  it.each(['ECONNREFUSED', 'UND_ERR_SOCKET', 'HPE_INVALID_CONSTANT', 'ENOTFOUND'])(
    'calls %s unavailable',
    (code) => {
      expect(upstreamFailure(errorWith(code))).toMatchObject({ status: 503, retryAfter: 5 });
    },
  );

  it('keeps addresses out of the message', () => {
    expect(upstreamFailure(errorWith('ECONNREFUSED')).message).not.toContain('10.0.0.5');
  });

  it('leaves a failure that has an answer as it is', () => {
    const failure = new PayloadTooLargeError();
    expect(upstreamFailure(failure)).toBe(failure);
  });
});

describe('isLostConnection', () => {
  it('tells a connection that broke off from one that was never made', () => {
    expect(isLostConnection(errorWith('UND_ERR_SOCKET'))).toBe(true);
    expect(isLostConnection(errorWith('ECONNREFUSED'))).toBe(false);
    expect(isLostConnection(errorWith('UND_ERR_HEADERS_TIMEOUT'))).toBe(false);
  });
});
