import { unicodeRange } from './unicode-range.js';

describe('unicodeRange', () => {
  it('joins adjacent code points, in order and once', () => {
    const points = [0x2116, 0x41, 0x42, 0x43, 0x41, 0x20];
    expect(unicodeRange(points)).toBe('U+0020, U+0041-0043, U+2116');
  });
});
