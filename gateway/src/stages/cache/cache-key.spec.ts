import { normalizedUrl } from './cache-key.js';

describe('normalizedUrl', () => {
  it.each([
    ['/list', '/list'],
    ['/list?', '/list'],
    ['/list?id=1', '/list?id=1'],
    ['/list?b=2&a=1', '/list?a=1&b=2'],
    ['/list?a=1&b=2', '/list?a=1&b=2'],
    ['/list?a=2&b&a=1', '/list?a=2&a=1&b'],
    ['/list?&&b=2&a=1&', '/list?a=1&b=2'],
  ])('maps %s to %s', (url, expected) => {
    expect(normalizedUrl(url)).toBe(expected);
  });

  it('returns undefined for a long URL', () => {
    expect(normalizedUrl(`/list?a=${'x'.repeat(500)}`)).toBeUndefined();
  });
});
