import { PayloadTooLargeError, TooLateError } from '@phantom/service-kit';
import { ClientDisconnectedError } from '../../../common/downstream-client.js';
import { retryDelay, toClientError, classifyFailure } from './failure-classifier.js';
import { OverloadedError } from './upstream-call.js';

const errorWith = (code: string) => Object.assign(new Error('connect 10.0.0.5:8103'), { code });

describe('toClientError', () => {
  it.each(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'UND_ERR_CONNECT_TIMEOUT'])(
    'maps %s to 504',
    (code) => {
      expect(toClientError(errorWith(code))).toMatchObject({ status: 504, retryAfter: 5 });
    },
  );

  it.each(['ECONNREFUSED', 'UND_ERR_SOCKET', 'HPE_INVALID_CONSTANT', 'ENOTFOUND'])(
    'maps %s to 503',
    (code) => {
      expect(toClientError(errorWith(code))).toMatchObject({ status: 503, retryAfter: 5 });
    },
  );

  it('does not contain addresses', () => {
    expect(toClientError(errorWith('ECONNREFUSED')).message).not.toContain('10.0.0.5');
  });

  it('returns an AppError unchanged', () => {
    const failure = new PayloadTooLargeError();
    expect(toClientError(failure)).toBe(failure);
  });
});

describe('retryDelay', () => {
  it.each(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'])('is 0 after %s', (code) => {
    expect(retryDelay(errorWith(code))).toBe(0);
  });

  it('is short and random after a refused connection', () => {
    const delays = Array.from({ length: 50 }, () => retryDelay(errorWith('ECONNREFUSED')) ?? 0);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...delays)).toBeLessThanOrEqual(200);
    expect(new Set(delays).size).toBeGreaterThan(5);
  });

  it.each(['UND_ERR_HEADERS_TIMEOUT', 'HPE_INVALID_CONSTANT'])('is undefined after %s', (code) => {
    expect(retryDelay(errorWith(code))).toBeUndefined();
  });
});

const coded = (code: string) => Object.assign(new Error(), { code });

it.each([200, 304, 400, 401, 404, 422, 429, 503])('classifies status %s as success', (status) => {
  expect(classifyFailure(undefined, { status })).toBe(true);
});

it.each([500, 502, 504])('classifies status %s as failure', (status) => {
  expect(classifyFailure(undefined, { status })).toBe(false);
});

it.each(['ECONNREFUSED', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'HPE_INVALID_CONSTANT'])(
  'classifies %s as failure',
  (code) => {
    expect(classifyFailure(coded(code), {})).toBe(false);
  },
);

it('classifies a timeout as failure', () => {
  expect(classifyFailure(new TooLateError(), {})).toBe(false);
});

it.each([
  new ClientDisconnectedError(),
  new PayloadTooLargeError(),
  new OverloadedError(),
  coded('UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'),
])('ignores errors of the client and the gateway: %s', (error) => {
  expect(classifyFailure(error, {})).toBeUndefined();
});
