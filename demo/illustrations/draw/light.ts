import type { Stop } from './canvas.js';
import type { Colour, Tint } from './colour.js';

export type LightName = 'dawn' | 'morning' | 'noon' | 'golden hour' | 'dusk' | 'night' | 'snow';

/** All parameters that depend on the hour and the weather. */
export interface Light {
  name: LightName;
  /** The sky gradient from the top of the picture (0) to the horizon (1). */
  sky: readonly Stop[];
  /** Radians above the horizon. */
  elevation: number;
  /** The colour factors of surfaces in full sun and in full shade. */
  lit: Tint;
  shade: Tint;
  /** The colour of the haze. */
  haze: Colour;
  /** The colour of the farthest silhouettes, before haze. */
  silhouette: Colour;
  cloud: Colour;
  cloudOpacity: number;
  /** The reflections of windows: from the top of a wall to its foot. */
  glass: readonly [Colour, Colour];
  /** The share of windows with a lamp on. */
  lamps: number;
  /** The darkness of a cast shadow. */
  shadow: number;
  stars?: boolean;
  snow?: boolean;
}
