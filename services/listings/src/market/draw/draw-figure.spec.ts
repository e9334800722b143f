import { chanceOf } from '../../demo/generate/random.js';
import { drawFigure } from './draw-figure.js';

describe('drawFigure', () => {
  it('stays within the figures and follows their middle', () => {
    const chance = chanceOf('figures');
    const figures = { unknown: 0.25, quantiles: [0, 1, 2, 10, 90] };
    const drawn = Array.from({ length: 4_000 }, () => drawFigure(figures, chance));
    const known = drawn.filter((value) => value !== null).sort((a, b) => a - b);

    expect(1 - known.length / drawn.length).toBeCloseTo(0.25, 1);
    expect([known.at(0), known.at(-1)]).toEqual([0, 90]);
    expect(known[known.length >> 1]).toBe(2);
  });

  it('knows nothing without figures', () => {
    expect(drawFigure(null, chanceOf('none'))).toBeNull();
  });
});
