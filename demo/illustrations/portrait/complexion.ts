import { type Colour, darken, hex, mix } from '../draw/colour.js';

export interface Complexion {
  skin: Colour;
  shade: Colour;
  blush: Colour;
  lips: Colour;
  line: Colour;
}

const SKINS: Record<string, string> = {
  light: '#f0cdb4',
  medium: '#e6b994',
  olive: '#d9ab85',
  brown: '#b57f5a',
  dark: '#7a4f3a',
};

const HAIRS: readonly (readonly [RegExp, string])[] = [
  [/silver|white/, '#c9c8c8'],
  [/grey|gray/, '#8d8f94'],
  [/blond/, '#c9a468'],
  [/dark brown/, '#3d2a22'],
  [/brown/, '#5a3c2b'],
  [/black|dark/, '#25222a'],
  [/red|auburn/, '#8a4a2f'],
];

export function complexionOf(words: string): Complexion {
  const skin = hex(SKINS[words] ?? SKINS.medium ?? '#e6b994');
  return {
    skin,
    shade: mix(skin, hex('#5a2f3a'), 0.26),
    blush: mix(skin, hex('#c4574f'), 0.32),
    lips: mix(skin, hex('#9c3f42'), 0.5),
    line: mix(darken(skin, 0.55), hex('#4a2228'), 0.4),
  };
}

export function hairColourOf(words: string): Colour {
  return hex(HAIRS.find(([pattern]) => pattern.test(words))?.[1] ?? '#3d2a22');
}
