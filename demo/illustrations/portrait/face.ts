import { type Canvas, ellipse } from '../draw/canvas.js';
import { type Colour, darken, hex, mix } from '../draw/colour.js';
import type { TeamFacts } from '../facts/team-facts.js';
import type { Complexion } from './complexion.js';

/** The outline of a head around the point between the eyes' height and the nose; a man's jaw is squarer. */
function headData(woman: boolean): string {
  return woman
    ? 'M-108 -36C-112 -158 112 -158 108 -36C108 52 88 112 44 146Q0 176 -44 146C-88 112 -108 52 -108 -36Z'
    : 'M-111 -36C-115 -160 115 -160 111 -36C112 48 104 108 62 148Q0 182 -62 148C-104 108 -112 48 -111 -36Z';
}

export function head(canvas: Canvas, facts: TeamFacts, { skin, shade, blush }: Complexion): void {
  for (const side of [-1, 1]) {
    canvas.fill(ellipse(side * 110, 2, 17, 30), side > 0 ? shade : mix(skin, shade, 0.3));
  }
  const outline = headData(facts.woman);
  canvas.fill(outline, skin);
  const plane = canvas.linear(
    [-40, 0],
    [120, 20],
    [
      [0, shade, 0],
      [0.55, shade, 0.12],
      [1, shade, 0.75],
    ],
  );
  canvas.fill(outline, plane);
  for (const side of [-1, 1]) {
    const glow = canvas.radial([side * 62, 58], 36, [
      [0, blush, 0.5],
      [1, blush, 0],
    ]);
    canvas.fill(ellipse(side * 62, 58, 36, 28), glow);
  }
}

export function features(canvas: Canvas, facts: TeamFacts, tones: Complexion, hair: Colour): void {
  const brow = mix(darken(hair, 0.1), tones.line, 0.35);
  for (const side of [-1, 1]) eye(canvas, side, facts, tones, brow);
  canvas.fill(
    'M3 -16C9 12 14 34 19 48C21 60 8 64 -8 61C2 58 6 52 5 44C4 24 2 6 3 -16Z',
    tones.shade,
    0.6,
  );
  mouth(canvas, facts, tones);
  if (facts.age > 50) creases(canvas, tones);
}

function eye(
  canvas: Canvas,
  side: number,
  facts: TeamFacts,
  tones: Complexion,
  brow: Colour,
): void {
  const x = side * 44;
  canvas.fill(`M${x - 19} 4Q${x} -13 ${x + 19} 4Q${x} 13 ${x - 19} 4Z`, hex('#fbf7f1'));
  canvas.fill(ellipse(x, 1, 8.2, 8.6), mix(hex('#2a2324'), tones.line, 0.2));
  canvas.fill(ellipse(x - 2.6, -2, 2.1), hex('#ffffff'));
  canvas.stroke(
    `M${x - 20} 4Q${x} -14 ${x + 20} ${facts.woman ? 2 : 4}`,
    tones.line,
    facts.woman ? 4.4 : 3.6,
  );
  canvas.stroke(`M${x - 16} -12Q${x} -21 ${x + 17} -11`, tones.shade, 2.2, 0.7);
  const [inner, outer] = [x - side * 23, x + side * 25];
  canvas.stroke(`M${inner} -31Q${x} -43 ${outer} -29`, brow, facts.woman ? 6 : 8.5);
}

function mouth(canvas: Canvas, facts: TeamFacts, { lips, line, shade }: Complexion): void {
  if (facts.woman) {
    canvas.fill('M-32 95Q-12 86 0 91Q12 86 32 95Q14 114 0 114Q-14 114 -32 95Z', lips);
    canvas.stroke('M-33 95Q0 104 33 95', line, 2.6, 0.8);
  } else {
    canvas.fill('M-28 97Q0 102 28 97Q12 112 0 112Q-12 112 -28 97Z', lips, 0.65);
    canvas.stroke('M-34 94Q0 107 34 94', line, 3.2, 0.85);
  }
  canvas.fill(ellipse(0, 127, 20, 5), shade, 0.35);
}

/** Draws signs of age. */
function creases(canvas: Canvas, { shade }: Complexion): void {
  for (const side of [-1, 1]) {
    canvas.stroke(`M${side * 33} 60Q${side * 45} 76 ${side * 43} 92`, shade, 2.6, 0.6);
    canvas.stroke(`M${side * 30} 19Q${side * 44} 25 ${side * 58} 18`, shade, 2.2, 0.6);
  }
}

export function glasses(canvas: Canvas): void {
  const frame = hex('#2b2730');
  for (const side of [-1, 1]) {
    const x = side * 46;
    const lens = `M${x - 32} -18Q${x - 32} -27 ${x - 22} -27H${x + 22}Q${x + 32} -27 ${x + 32} -18V8Q${x + 32} 28 ${x} 28Q${x - 32} 28 ${x - 32} 8Z`;
    canvas.fill(lens, hex('#ffffff'), 0.14);
    canvas.stroke(lens, frame, 4.6);
    canvas.stroke(`M${x + side * 32} -14L${side * 108} -12`, frame, 4.6);
  }
  canvas.stroke('M-14 -12Q0 -20 14 -12', frame, 4.6);
}

export function beard(canvas: Canvas, hair: Colour, skin: Colour): void {
  const tone = mix(hair, skin, 0.18);
  const data =
    'M-110 6C-108 60 -102 110 -62 150Q0 190 62 150C102 110 108 60 110 6C100 40 92 62 70 74C52 82 40 76 0 76C-40 76 -52 82 -70 74C-92 62 -100 40 -110 6ZM-36 92Q0 84 36 92Q30 118 0 118Q-30 118 -36 92Z';
  canvas.raw(
    `<path d="${data}" fill-rule="evenodd" fill="rgb(${tone.map(Math.round).join(',')})"/>`,
  );
}
