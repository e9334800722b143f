import { type Canvas, d, rect } from '../draw/canvas.js';
import { type Colour, mix } from '../draw/colour.js';
import type { Light } from '../draw/light.js';

export interface BridgePlan {
  /** The centres of the two towers, in pixels. */
  towers: readonly [number, number];
  /** The y of the water or ground, and of the road above it. */
  foot: number;
  deck: number;
  /** Tops of the towers. */
  top: number;
  style: 'stone' | 'steel';
  /** 1 is invisible in the haze; below 0 is nearer than the skyline, and darker. */
  distance: number;
  /** How far the side spans reach beyond the towers. */
  reach: number;
}

/** A suspension bridge in profile: stone with pointed arches, or slender steel. */
export function suspensionBridge(canvas: Canvas, light: Light, plan: BridgePlan): void {
  const near = mix(light.silhouette, [34, 40, 66], Math.max(0, -plan.distance));
  const colour = mix(near, light.haze, Math.max(0, plan.distance));
  const dark = mix(colour, [20, 28, 60], 0.22);
  cables(canvas, plan, dark);
  const [from, to] = [plan.towers[0] - plan.reach, plan.towers[1] + plan.reach];
  const thick = (plan.foot - plan.top) * 0.035;
  canvas.fill(rect(from, plan.deck, to - from, thick), dark);
  for (const x of plan.towers) tower(canvas, light, plan, x, colour);
}

function tower(canvas: Canvas, light: Light, plan: BridgePlan, x: number, colour: Colour): void {
  const height = plan.foot - plan.top;
  const half = height * (plan.style === 'stone' ? 0.15 : 0.1);
  const paint = canvas.linear(
    [0, plan.top],
    [0, plan.foot],
    [
      [0, colour],
      [1, mix(colour, light.haze, 0.35)],
    ],
  );
  const cap = rect(x - half * 1.12, plan.top, half * 2.24, height * 0.035);
  if (plan.style === 'steel') {
    const leg = half * 0.34;
    const legs =
      rect(x - half, plan.top, leg, height) + rect(x + half - leg, plan.top, leg, height);
    const ties = [0.1, 0.42, 0.72].map((share) =>
      rect(x - half, plan.top + height * share, half * 2, height * 0.03),
    );
    return canvas.fill(cap + legs + ties.join(''), paint);
  }
  const solid = rect(x - half, plan.top, half * 2, height);
  canvas.fill(`${solid}${cap}`, paint);
  const sky = mix(light.sky[light.sky.length - 1]?.[1] ?? light.haze, light.haze, 0.5);
  for (const side of [-1, 1]) {
    canvas.fill(
      lancet(
        x + side * half * 0.44,
        half * 0.26,
        plan.top + height * 0.12,
        plan.deck - plan.top - height * 0.12,
      ),
      sky,
    );
    canvas.fill(
      lancet(
        x + side * half * 0.44,
        half * 0.26,
        plan.deck + height * 0.08,
        plan.foot - plan.deck - height * 0.08,
      ),
      sky,
    );
  }
}

function lancet(x: number, half: number, top: number, height: number): string {
  const spring = top + half * 2;
  return d`M${x - half} ${top + height}L${x - half} ${spring}Q${x - half} ${top + half * 0.6} ${x} ${top}Q${x + half} ${top + half * 0.6} ${x + half} ${spring}L${x + half} ${top + height}Z`;
}

function cables(canvas: Canvas, plan: BridgePlan, colour: Colour): void {
  const [left, right] = plan.towers;
  const span = right - left;
  const sag = plan.deck - plan.top - 4;
  const main = (x: number) => plan.top + sag * (1 - ((2 * (x - left)) / span - 1) ** 2);
  canvas.stroke(
    d`M${left} ${plan.top}Q${(left + right) / 2} ${plan.top + sag * 2} ${right} ${plan.top}`,
    colour,
    2.2,
  );
  for (let x = left + 14; x < right - 8; x += 14)
    canvas.stroke(d`M${x} ${main(x)}V${plan.deck}`, colour, 0.8, 0.7);
  for (const [at, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const end = at + side * plan.reach;
    canvas.stroke(
      d`M${at} ${plan.top}Q${at + side * plan.reach * 0.4} ${plan.deck - sag * 0.2} ${end} ${plan.deck}`,
      colour,
      2.2,
    );
    for (let share = 0.08; share < 0.9; share += 0.07) {
      const x = at + side * plan.reach * share;
      const y =
        (1 - share) ** 2 * plan.top +
        2 * (1 - share) * share * (plan.deck - sag * 0.2) +
        share ** 2 * plan.deck;
      canvas.stroke(d`M${x} ${y}V${plan.deck}`, colour, 0.8, 0.6);
    }
  }
}
