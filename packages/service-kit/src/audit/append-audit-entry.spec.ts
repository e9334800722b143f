import { wideNetworkOf } from './append-audit-entry.js';

it.each([
  ['198.51.100.77', '198.51.100.0/24'],
  ['::ffff:198.51.100.77', '198.51.100.0/24'],
  ['2001:db8:12:34:56:78:9a:bc', '2001:db8:12::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', null],
  ['', null],
])('reduces %s to %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
