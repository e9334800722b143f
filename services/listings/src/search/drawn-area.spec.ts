import { MAX_CORNERS, parseArea } from './drawn-area.js';

/** A triangle of Google's description of the format. */
const TRIANGLE = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';

describe('parseArea', () => {
  it('reads the corners, longitude first', () => {
    expect(parseArea(TRIANGLE)).toEqual([
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['two corners', '_p~iF~ps|U_ulLnnqC'],
    ['an odd number of numbers', `${TRIANGLE}?`],
    ['a number without an end', `${TRIANGLE}?_`],
    ['a number that is too long', '_______?'.repeat(3)],
    ['a character of no number', `${TRIANGLE} `],
    ['a place beyond the poles', `_p~iF~ps|U_ulLnnqC_mqNvxq\`@${'_ulLnnqC'.repeat(30)}`],
    ['too many corners', '??'.repeat(MAX_CORNERS + 1)],
  ])('refuses %s', (_what, text) => {
    expect(parseArea(text)).toBeNull();
  });
});
