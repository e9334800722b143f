import type { Framing } from '../draw/framing.js';
import type { Random } from '../draw/random.js';

/** The viewpoint for a building of several storeys. */
export interface StreetView {
  framing: Framing;
  /** The side of a side street; undefined when the building stands within its row. */
  crossing: -1 | 0 | 1;
}

/** Chooses a viewpoint: from the corner, frontal, along the street, or from a raised window opposite. */
export function chooseView(
  random: Random,
  height: number,
  fixed?: 'corner' | 'square',
): StreetView {
  const side = random.side();
  const kind = fixed ?? random.pick(['corner', 'corner', 'square', 'along', 'raised'] as const);
  const shared = { focal: random.between(900, 1150), fit: { width: 780, height: 640 } };
  const stand = (lean: number): [number, number] => [600 + side * lean, random.between(704, 728)];
  if (kind === 'square') {
    const framing = {
      ...shared,
      eyeHeight: random.between(2.4, 4),
      yaw: side * random.between(0.02, 0.09),
      stand: stand(random.between(-60, 60)),
    };
    return { framing, crossing: 0 };
  }
  if (kind === 'along') {
    const framing = {
      ...shared,
      eyeHeight: random.between(2.6, 4.6),
      yaw: side * random.between(0.6, 0.74),
      stand: stand(random.between(40, 120)),
    };
    return { framing, crossing: side };
  }
  if (kind === 'raised') {
    const framing = {
      ...shared,
      eyeHeight: Math.min(34, height * random.between(0.42, 0.62)),
      yaw: side * random.between(0.34, 0.56),
      fit: { width: 740, height: 600 },
      stand: stand(random.between(-30, 80)),
    };
    return { framing, crossing: side };
  }
  const eyeHeight = random.between(2.6, height > 45 ? 9 : 4.6);
  return {
    framing: {
      ...shared,
      eyeHeight,
      yaw: side * random.between(0.3, 0.52),
      stand: stand(random.between(-60, 90)),
    },
    crossing: side,
  };
}
