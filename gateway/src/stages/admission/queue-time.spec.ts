import { queueTimeOf } from './queue-time.js';

const NOW = 1_795_000_000_500;

it.each([
  ['t=1795000000.250', 250],
  ['1795000000250', 250],
  ['t=1795000000250', 250],
  ['t=1795000009.000', 0],
])('reads %j', (text, ms) => {
  expect(queueTimeOf({ 'x-request-start': text }, NOW)).toBe(ms);
});

it.each([undefined, '', 'soon', 't=', 't=-5', 't=1e9', 't=17950000002501795000000250'])(
  'returns undefined for %j',
  (text) => {
    expect(queueTimeOf({ 'x-request-start': text }, NOW)).toBeUndefined();
  },
);
