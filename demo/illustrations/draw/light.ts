import type { Stop } from './canvas.js';
import type { Colour, Tint } from './colour.js';

export type LightName = 'dawn' | 'morning' | 'noon' | 'golden hour' | 'dusk' | 'night' | 'snow';

/** All that the hour and the weather decide about a picture. */
export interface Light {
  name: LightName;
  /** From the top of the picture (0) down to the horizon (1). */
  sky: readonly Stop[];
  /** Radians above the horizon. */
  elevation: number;
  /** What full sun, and full shade, do to the colour of a surface. */
  lit: Tint;
  shade: Tint;
  /** What distance fades into. */
  haze: Colour;
  /** The farthest silhouettes, before haze. */
  silhouette: Colour;
  cloud: Colour;
  cloudOpacity: number;
  /** What a window mirrors: from the top of a wall to its foot. */
  glass: readonly [Colour, Colour];
  /** Share of windows with a lamp on. */
  lamps: number;
  /** How dark a cast shadow is. */
  shadow: number;
  stars?: boolean;
  snow?: boolean;
}
