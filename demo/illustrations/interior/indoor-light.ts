import type { Light } from '../draw/light.js';

/** The light of the same hour in a room: soft by day, lamplight in the evening. */
export function indoors(light: Light): Light {
  if (light.lamps > 0.3)
    return { ...light, lit: [1.02, 0.9, 0.76], shade: [0.62, 0.53, 0.52], shadow: 0.2 };
  const [red, green, blue] = light.lit;
  return {
    ...light,
    lit: [(red + 1) / 2, (green + 1) / 2, (blue + 1) / 2],
    shade: [0.8, 0.79, 0.82],
    shadow: 0.16,
  };
}
