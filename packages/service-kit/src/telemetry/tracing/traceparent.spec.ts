import { readTraceparent, writeTraceparent } from './traceparent.js';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

it.each([
  [`00-${traceId}-${spanId}-01`, 1],
  [`00-${traceId}-${spanId}-00`, 0],
  [`cc-${traceId}-${spanId}-03-more`, 1],
])('reads %s', (header, traceFlags) => {
  expect(readTraceparent(header)).toEqual({ traceId, spanId, traceFlags, isRemote: true });
});

it.each([
  undefined,
  '',
  ['00', '01'],
  `ff-${traceId}-${spanId}-01`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
  `00-${traceId.toUpperCase()}-${spanId}-01`,
  `00-${traceId}-${spanId}-01; drop`,
])('refuses %j', (header) => {
  expect(readTraceparent(header)).toBeUndefined();
});

it('formats what it parses', () => {
  const header = `00-${traceId}-${spanId}-01`;
  expect(writeTraceparent(readTraceparent(header)!)).toBe(header);
});
