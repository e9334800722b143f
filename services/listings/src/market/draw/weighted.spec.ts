import { chanceOf } from '../../demo/generate/random.js';
import { Weighted } from './weighted.js';

describe('Weighted', () => {
  it('chooses each as often as it weighs', () => {
    const weighted = new Weighted([
      ['a', 1],
      ['never', 0],
      ['b', 3],
    ]);
    const chance = chanceOf('weighted');
    const chosen = Array.from({ length: 10_000 }, () => weighted.pick(chance));

    expect(new Set(chosen)).toEqual(new Set(['a', 'b']));
    expect(chosen.filter((choice) => choice === 'b').length / chosen.length).toBeCloseTo(0.75, 1);
  });

  it('has nothing to choose of nothing', () => {
    const none = new Weighted([['never', 0]]);

    expect(none.isEmpty).toBe(true);
    expect(() => none.pick(chanceOf('none'))).toThrow(RangeError);
  });
});
