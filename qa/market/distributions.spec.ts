import { seededRandom } from '../../demo/feed/random.js';
import { drawFigure, Weighted } from './distributions.js';

describe('Weighted', () => {
  it('chooses in proportion to the weights', () => {
    const weighted = new Weighted([
      ['a', 1],
      ['never', 0],
      ['b', 3],
    ]);
    const random = seededRandom('weighted');
    const chosen = Array.from({ length: 10_000 }, () => weighted.pick(random));

    expect(new Set(chosen)).toEqual(new Set(['a', 'b']));
    expect(chosen.filter((choice) => choice === 'b').length / chosen.length).toBeCloseTo(0.75, 1);
  });

  it('throws RangeError without choices', () => {
    const none = new Weighted([['never', 0]]);

    expect(none.isEmpty).toBe(true);
    expect(() => none.pick(seededRandom('none'))).toThrow(RangeError);
  });
});

describe('drawFigure', () => {
  it('stays within the quantiles and has their median', () => {
    const random = seededRandom('figures');
    const figures = { unknown: 0.25, quantiles: [0, 1, 2, 10, 90] };
    const drawn = Array.from({ length: 4_000 }, () => drawFigure(figures, random));
    const known = drawn.filter((value) => value !== null).sort((a, b) => a - b);

    expect(1 - known.length / drawn.length).toBeCloseTo(0.25, 1);
    expect([known.at(0), known.at(-1)]).toEqual([0, 90]);
    expect(known[known.length >> 1]).toBe(2);
  });

  it('returns null without figures', () => {
    expect(drawFigure(null, seededRandom('none'))).toBeNull();
  });
});
