import { PayloadTooLargeError, TooLateError } from '@phantom/service-kit';
import { ClientGoneError } from '../call-client.js';
import { TurnedAwayError } from './turned-away-error.js';
import { verdictOn } from './verdict.js';

const coded = (code: string) => Object.assign(new Error(), { code });

it.each([200, 304, 400, 401, 404, 422, 429, 503])('an answer %s shows that it works', (status) => {
  expect(verdictOn(undefined, { status })).toBe(true);
});

it.each([500, 502, 504])('an answer %s does not', (status) => {
  expect(verdictOn(undefined, { status })).toBe(false);
});

it.each(['ECONNREFUSED', 'UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT', 'HPE_INVALID_CONSTANT'])(
  'nor does %s',
  (code) => {
    expect(verdictOn(coded(code), {})).toBe(false);
  },
);

it('nor does being late', () => {
  expect(verdictOn(new TooLateError(), {})).toBe(false);
});

it.each([
  new ClientGoneError(),
  new PayloadTooLargeError(),
  new TurnedAwayError(),
  coded('UND_ERR_REQ_CONTENT_LENGTH_MISMATCH'),
])('what clients and the gateway do shows nothing: %s', (error) => {
  expect(verdictOn(error, {})).toBeUndefined();
});
