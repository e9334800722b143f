import type { Canvas } from '../draw/canvas.js';
import { type Colour, darken, lighten } from '../draw/colour.js';
import { ellipse } from '../draw/canvas.js';

export type Haircut = 'bob' | 'short' | 'long' | 'receding' | 'tied' | 'wavy' | 'shoulder';

const CUTS: readonly (readonly [RegExp, Haircut])[] = [
  [/bob/, 'bob'],
  [/reced|bald/, 'receding'],
  [/tied|bun|pony/, 'tied'],
  [/shoulder/, 'shoulder'],
  [/long/, 'long'],
  [/wavy|curly/, 'wavy'],
];

export function haircutOf(words: string, woman: boolean): Haircut {
  return CUTS.find(([pattern]) => pattern.test(words))?.[1] ?? (woman ? 'shoulder' : 'short');
}

const BEHIND: Partial<Record<Haircut, string>> = {
  bob: 'M-128 -40C-136 -190 136 -190 128 -40C136 40 138 96 120 142C90 168 -90 168 -120 142C-138 96 -136 40 -128 -40Z',
  long: 'M-126 -40C-136 -190 136 -190 126 -40C136 90 150 230 146 330C90 372 -90 372 -146 330C-150 230 -136 90 -126 -40Z',
  shoulder:
    'M-126 -40C-136 -190 136 -190 126 -40C134 60 146 160 132 232C92 262 -92 262 -132 232C-146 160 -134 60 -126 -40Z',
};

const BEFORE: Record<Haircut, string> = {
  bob: 'M-116 40C-134 -60 -124 -172 0 -176C124 -172 134 -60 116 40C112 -10 104 -52 84 -78C40 -70 -30 -84 -52 -112C-66 -76 -106 -40 -116 40Z',
  short:
    'M-114 -10C-128 -120 -104 -176 -8 -182C96 -186 128 -126 114 -10C108 -32 104 -56 96 -74C60 -98 12 -92 -40 -96C-70 -96 -88 -88 -98 -70C-104 -54 -108 -34 -114 -10Z',
  receding:
    'M-114 -6C-130 -110 -92 -166 0 -168C92 -166 130 -110 114 -6C110 -36 106 -62 94 -84C84 -112 66 -130 40 -126C20 -146 -24 -146 -44 -124C-68 -128 -86 -110 -96 -82C-106 -60 -110 -36 -114 -6Z',
  tied: 'M-112 -4C-126 -116 -98 -172 0 -174C98 -172 126 -116 112 -4C106 -48 88 -92 44 -112C4 -122 -34 -116 -58 -100C-88 -80 -106 -44 -112 -4Z',
  wavy: 'M-116 4C-140 -40 -134 -88 -120 -112C-124 -150 -82 -180 -48 -180C-18 -202 40 -198 66 -180C108 -172 130 -136 124 -104C138 -72 132 -34 116 4C112 -30 106 -54 90 -70C66 -76 54 -92 30 -86C6 -98 -22 -96 -38 -84C-64 -92 -84 -82 -94 -64C-106 -46 -110 -26 -116 4Z',
  long: 'M-114 60C-134 -50 -122 -176 4 -178C126 -174 134 -50 116 60C114 6 104 -44 74 -78C52 -102 34 -124 22 -138C2 -100 -62 -76 -88 -42C-104 -14 -110 20 -114 60Z',
  shoulder:
    'M-114 50C-134 -54 -122 -174 0 -178C124 -174 134 -54 116 50C114 2 106 -40 88 -66C50 -66 -6 -92 -30 -128C-46 -86 -88 -62 -98 -34C-108 -8 -112 18 -114 50Z',
};

export function hairBehind(canvas: Canvas, cut: Haircut, colour: Colour): void {
  const data = BEHIND[cut];
  if (data) canvas.fill(data, darken(colour, 0.22));
  if (cut === 'tied') canvas.fill(ellipse(62, -148, 46, 42), darken(colour, 0.18));
}

export function hairBefore(canvas: Canvas, cut: Haircut, colour: Colour): void {
  const paint = canvas.linear(
    [-120, -170],
    [120, 40],
    [
      [0, lighten(colour, 0.16)],
      [0.5, colour],
      [1, darken(colour, 0.2)],
    ],
  );
  canvas.fill(BEFORE[cut], paint);
  const strand = lighten(colour, 0.22);
  for (const data of ['M-92 -92C-70 -138 -28 -156 14 -158', 'M-70 -110C-48 -138 -10 -148 34 -148'])
    canvas.stroke(data, strand, 3, 0.35);
}
