import { seededRandom } from './random.js';

describe('seededRandom', () => {
  it('gives the same sequence for the same seed', () => {
    const draw = (seed: string) => {
      const random = seededRandom(seed);
      return [random.whole(1, 100), random.pick(['a', 'b', 'c']), random.some([1, 2, 3, 4], 2)];
    };

    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('another'));
  });

  it('stays within its bounds', () => {
    const random = seededRandom('bounds');
    const numbers = Array.from({ length: 1000 }, () => random.whole(3, 5));

    expect(new Set(numbers)).toEqual(new Set([3, 4, 5]));
    expect(() => random.pick([])).toThrow(RangeError);
    expect(random.some([1, 2], 9)).toEqual([1, 2]);
  });
});
