import { shortCount, shortPrice } from './map-marks';

describe('shortPrice', () => {
  it.each([
    [1_250_000, '$1.25M'],
    [12_400_000, '$12.4M'],
    [449_900, '$450K'],
    [3_400, '$3.4K'],
    [950, '$950'],
  ])('shortens %d', (dollars, text) => {
    expect(shortPrice(dollars, 'en')).toBe(text);
  });

  it('follows the language', () => {
    expect(shortPrice(1_250_000, 'de').replaceAll(/\s/g, ' ')).toBe('1,25 Mio. $');
    expect(shortPrice(3_400, 'de').replaceAll(/\s/g, ' ')).toBe('3.400 $');
  });
});

describe('shortCount', () => {
  it.each([
    [2, '2'],
    [999, '999'],
    [1_234, '1.2K'],
    [23_456, '23K'],
  ])('shortens %d', (count, text) => {
    expect(shortCount(count, 'en')).toBe(text);
  });
});
