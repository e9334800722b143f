import type { LightName } from '../draw/light.js';
import type { Season } from '../street/season.js';

const LIGHTS: readonly (readonly [RegExp, LightName])[] = [
  [/snow/, 'snow'],
  [/dawn|sunrise/, 'dawn'],
  [/golden|sunset|late/, 'golden hour'],
  [/dusk|evening|blue/, 'dusk'],
  [/night/, 'night'],
  [/noon|midday|overcast/, 'noon'],
  [/morning|day|bright/, 'morning'],
];

/** The hour in a text; undefined when it names none. */
export function lightOf(text: string | null | undefined): LightName | undefined {
  const wanted = (text ?? '').toLowerCase();
  return LIGHTS.find(([pattern]) => pattern.test(wanted))?.[1];
}

/** The season in a text; undefined when it names none. */
export function seasonOf(text: string | null | undefined): Season | undefined {
  const wanted = (text ?? '').toLowerCase();
  return (['spring', 'summer', 'autumn', 'winter'] as const).find((season) =>
    wanted.includes(season),
  );
}
