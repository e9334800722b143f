import { heightFor, ratioClass } from './ratio';

describe('ratio', () => {
  it('returns the height for a width', () => {
    expect(heightFor(1200, '3:2')).toBe(800);
    expect(heightFor(800, '4:5')).toBe(1000);
  });

  it('returns the class', () => {
    expect(ratioClass('2:1')).toBe('pp-ratio-2-1');
  });
});
