import { MAX_CORNERS } from '@phantom/map';
import { decodeArea, encodeArea } from './drawn-area';

/** A triangle of Google's description of the format, as in the tests of the service. */
const TRIANGLE = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
const CORNERS = [
  { latitude: 38.5, longitude: -120.2 },
  { latitude: 40.7, longitude: -120.95 },
  { latitude: 43.252, longitude: -126.453 },
];

it('encodes and decodes the example of the format', () => {
  expect(encodeArea(CORNERS)).toBe(TRIANGLE);
  expect(decodeArea(TRIANGLE)).toEqual(CORNERS);
});

it('keeps corners anywhere on Earth to a metre', () => {
  const corners = [
    { latitude: 90, longitude: -180 },
    { latitude: -90, longitude: 180 },
    { latitude: 0.000004, longitude: -0.000006 },
    { latitude: 40.7484405, longitude: -73.9856644 },
  ];
  expect(decodeArea(encodeArea(corners))).toEqual([
    ...corners.slice(0, 2),
    { latitude: 0, longitude: -0.00001 },
    { latitude: 40.74844, longitude: -73.98566 },
  ]);
});

it.each([
  ['nothing', ''],
  ['two corners', '_p~iF~ps|U_ulLnnqC'],
  ['an odd number of numbers', `${TRIANGLE}?`],
  ['a number without an end', `${TRIANGLE}?_`],
  ['too many corners', '??'.repeat(MAX_CORNERS + 1)],
])('refuses %s', (_what, text) => {
  expect(decodeArea(text)).toBeNull();
});
