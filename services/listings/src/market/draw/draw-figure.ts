import type { Chance } from '../../demo/generate/random.js';
import type { Figures } from '../market.js';

/** A whole number distributed as the figures say; null where they say that it is unknown. */
export function drawFigure(figures: Figures | null, chance: Chance): number | null {
  if (!figures || chance.happens(figures.unknown)) return null;
  const { quantiles } = figures;
  const at = chance.next() * (quantiles.length - 1);
  const below = quantiles[Math.floor(at)] ?? 0;
  const above = quantiles[Math.ceil(at)] ?? below;
  return Math.round(below + (above - below) * (at % 1));
}
