import { chanceOf } from './random.js';

describe('chanceOf', () => {
  it('gives the same for the same seed', () => {
    const draw = (seed: string) => {
      const chance = chanceOf(seed);
      return [chance.whole(1, 100), chance.pick(['a', 'b', 'c']), chance.some([1, 2, 3, 4], 2)];
    };

    expect(draw('one')).toEqual(draw('one'));
    expect(draw('one')).not.toEqual(draw('another'));
  });

  it('keeps to its bounds', () => {
    const chance = chanceOf('bounds');
    const numbers = Array.from({ length: 1000 }, () => chance.whole(3, 5));

    expect(new Set(numbers)).toEqual(new Set([3, 4, 5]));
    expect(() => chance.pick([])).toThrow(RangeError);
    expect(chance.some([1, 2], 9)).toEqual([1, 2]);
  });
});
