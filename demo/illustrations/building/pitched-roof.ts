import { type Colour, darken } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';
import type { Box } from '../draw/solid.js';
import { cross, normalise, subtract, type Vec3 } from '../draw/vector.js';
import { steps } from '../facade/opening.js';

export interface PitchedRoof {
  /** The walls below; the roof starts at their top. */
  body: Box;
  rise: number;
  /** The direction of the ridge; a hip roof has sloping ends. */
  ridge: 'along' | 'away' | 'hip';
  overhang: number;
  shingle: Colour;
  fascia: Colour;
}

interface Slope {
  points: Vec3[];
}

/** Draws the visible slopes with their courses of shingles, then the boards along their edges. */
export function pitchedRoof(scene: Scene, roof: PitchedRoof): void {
  const slopes = slopesOf(roof).filter(({ points }) =>
    scene.camera.sees(points[0] as Vec3, normalOf(points)),
  );
  for (const { points } of slopes)
    slope(scene, points, scene.light.snow ? [244, 246, 250] : roof.shingle);
  for (const edge of edgesOf(scene, roof)) scene.line(edge, scene.soft(roof.fascia, 0.75), 0.22);
}

function slope(scene: Scene, points: Vec3[], shingle: Colour): void {
  const normal = normalOf(points);
  scene.surface(points, shingle, normal);
  const [a, b, c, d] = points as [Vec3, Vec3, Vec3, Vec3 | undefined];
  const course = scene.tone(darken(shingle, 0.16), normal);
  for (const index of steps(7)) {
    const share = (index + 1) / 8;
    const left = between(a, d ?? c, share);
    scene.line([left, between(b, c, share)], course, 0.05, 0.5);
  }
}

function between(from: Vec3, to: Vec3, share: number): Vec3 {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** Each slope runs along its eaves first, so that its normal points up and out. */
function slopesOf({ body, rise, ridge, overhang }: PitchedRoof): Slope[] {
  const { west, east, south, north, eaves } = rim(body, overhang, rise);
  const top = (body.y ?? 0) + body.height + rise;
  const [midX, midZ] = [(west + east) / 2, (south + north) / 2];
  if (ridge === 'along') {
    return [
      {
        points: [
          [west, eaves, south],
          [east, eaves, south],
          [east, top, midZ],
          [west, top, midZ],
        ],
      },
      {
        points: [
          [east, eaves, north],
          [west, eaves, north],
          [west, top, midZ],
          [east, top, midZ],
        ],
      },
    ];
  }
  if (ridge === 'away') {
    return [
      {
        points: [
          [west, eaves, north],
          [west, eaves, south],
          [midX, top, south],
          [midX, top, north],
        ],
      },
      {
        points: [
          [east, eaves, south],
          [east, eaves, north],
          [midX, top, north],
          [midX, top, south],
        ],
      },
    ];
  }
  const reach = Math.min((east - west) * 0.34, (north - south) / 2);
  const [ridgeWest, ridgeEast]: [Vec3, Vec3] = [
    [west + reach, top, midZ],
    [east - reach, top, midZ],
  ];
  return [
    { points: [[west, eaves, north], [west, eaves, south], ridgeWest] },
    { points: [[east, eaves, south], [east, eaves, north], ridgeEast] },
    { points: [[west, eaves, south], [east, eaves, south], ridgeEast, ridgeWest] },
  ];
}

function edgesOf(scene: Scene, { body, rise, ridge, overhang }: PitchedRoof): Vec3[][] {
  const { west, east, south, north, eaves } = rim(body, overhang, rise);
  const top = (body.y ?? 0) + body.height + rise;
  const [midX, midZ] = [(west + east) / 2, (south + north) / 2];
  const front: Vec3[] = [
    [west, eaves, south],
    [east, eaves, south],
  ];
  if (ridge === 'away')
    return [
      [
        [west, eaves, south],
        [midX, top, south],
        [east, eaves, south],
      ],
    ];
  if (ridge === 'hip') return [front];
  const ends = [
    { x: west, out: -1 },
    { x: east, out: 1 },
  ].filter(({ x, out }) => scene.camera.sees([x, eaves, south], [out, 0, 0]));
  return [
    front,
    ...ends.map(({ x }): Vec3[] => [
      [x, eaves, south],
      [x, top, midZ],
      [x, eaves, north],
    ]),
  ];
}

/** The eaves hang as far below the wall's top as the slope falls over the overhang. */
function rim(body: Box, overhang: number, rise: number) {
  const fall = (rise / (Math.min(body.width, body.depth) / 2)) * overhang * 0.8;
  return {
    west: body.x - overhang,
    east: body.x + body.width + overhang,
    south: body.z - overhang,
    north: body.z + body.depth + overhang,
    eaves: (body.y ?? 0) + body.height - fall,
  };
}

function normalOf(points: readonly Vec3[]): Vec3 {
  const [a, b, c] = points as [Vec3, Vec3, Vec3];
  const normal = normalise(cross(subtract(b, a), subtract(c, a)));
  return normal[1] >= 0 ? normal : [-normal[0], -normal[1], -normal[2]];
}
