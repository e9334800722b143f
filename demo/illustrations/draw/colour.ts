/** Red, green, blue, each 0 to 255. */
export type Colour = readonly [number, number, number];

/** The effect of a light on a colour: a factor per channel. */
export type Tint = readonly [number, number, number];

export function hex(code: string): Colour {
  const value = Number.parseInt(code.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

export function mix(from: Colour, to: Colour, share: number): Colour {
  const blend = (a: number, b: number) => a + (b - a) * share;
  return [blend(from[0], to[0]), blend(from[1], to[1]), blend(from[2], to[2])];
}

export function multiply(colour: Colour, tint: Tint): Colour {
  return [colour[0] * tint[0], colour[1] * tint[1], colour[2] * tint[2]];
}

export function darken(colour: Colour, share: number): Colour {
  return mix(colour, [14, 20, 40], share);
}

export function lighten(colour: Colour, share: number): Colour {
  return mix(colour, [255, 250, 240], share);
}

const channel = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/** The colour in SVG syntax. */
export function css(colour: Colour, alpha = 1): string {
  const [red, green, blue] = [channel(colour[0]), channel(colour[1]), channel(colour[2])];
  if (alpha < 1) return `rgba(${red},${green},${blue},${Math.round(alpha * 1000) / 1000})`;
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
