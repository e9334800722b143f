import { type Canvas, ellipse } from '../draw/canvas.js';
import { type Colour, darken, hex, lighten } from '../draw/colour.js';
import type { Complexion } from './complexion.js';
import type { Outfit } from './wardrobe.js';

/** Neck, shoulders and clothes, below the head. */
export function bust(canvas: Canvas, outfit: Outfit, tones: Complexion, woman: boolean): void {
  const shoulder = woman ? 262 : 304;
  neck(canvas, tones, woman ? 56 : 68);
  shirt(canvas, outfit, shoulder);
  if (outfit.jacket) jacket(canvas, outfit.jacket, shoulder, woman);
}

function neck(canvas: Canvas, { skin, shade }: Complexion, half: number): void {
  canvas.fill(`M${-half} 90L${-half - 4} 228Q0 300 ${half + 4} 228L${half} 90Z`, skin);
  canvas.fill(`M${-half} 110V150Q0 226 ${half} 172V110Z`, shade, 0.8);
}

function shirt(canvas: Canvas, { shirt: colour, collar, tie }: Outfit, shoulder: number): void {
  const body = torso(shoulder);
  const cut = { shirt: 'M-64 214L0 292L64 214Q40 250 0 250Q-40 250 -64 214', vee: '', round: '' }[
    collar
  ];
  canvas.fill(body, colour);
  const shade = canvas.linear(
    [-200, 300],
    [260, 420],
    [
      [0, darken(colour, 0.4), 0],
      [1, darken(colour, 0.4), 0.5],
    ],
  );
  canvas.fill(body, shade);
  if (collar === 'shirt') {
    if (tie) drawTie(canvas, tie);
    else canvas.fill('M-34 236L0 318L34 236Z', darken(colour, 0.35), 0.4);
    canvas.fill('M-70 206L-14 262L-52 316L-96 236Z', lighten(colour, 0.25));
    canvas.fill('M70 206L14 262L52 316L96 236Z', darken(colour, 0.06));
    canvas.stroke(`${cut}`, darken(colour, 0.25), 1.5, 0);
  }
}

function drawTie(canvas: Canvas, tie: Colour): void {
  canvas.fill('M-22 252H22L14 290H-14Z', darken(tie, 0.15));
  canvas.fill('M-14 290H14L44 640H-44Z', tie);
  for (const y of [330, 380, 430, 480, 530])
    canvas.stroke(`M-30 ${y + 26}L30 ${y - 10}`, lighten(tie, 0.2), 4, 0.35);
}

function torso(shoulder: number): string {
  return `M-66 204C-100 244 ${-shoulder + 40} 262 ${-shoulder} 330C${-shoulder - 34} 400 ${-shoulder - 44} 520 ${-shoulder - 50} 640H${shoulder + 50}C${shoulder + 44} 520 ${shoulder + 34} 400 ${shoulder} 330C${shoulder - 40} 262 100 244 66 204Q0 300 -66 204Z`;
}

function jacket(canvas: Canvas, colour: Colour, shoulder: number, woman: boolean): void {
  const open = woman ? 60 : 54;
  const side = (s: 1 | -1) =>
    `M${s * 84} 212C${s * 120} 246 ${s * (shoulder - 40)} 264 ${s * shoulder} 330C${s * (shoulder + 34)} 400 ${s * (shoulder + 44)} 520 ${s * (shoulder + 50)} 640H${s * 4}L${s * open} 420Z`;
  for (const s of [-1, 1] as const) {
    const paint = canvas.linear(
      [-shoulder, 250],
      [shoulder, 640],
      [
        [0, lighten(colour, 0.14)],
        [0.55, colour],
        [1, darken(colour, 0.3)],
      ],
    );
    canvas.fill(side(s), paint);
    const lapel = `M${s * 84} 212L${s * 118} 262L${s * 146} 352L${s * 112} 366L${s * 124} 392L${s * 6} 620L${s * 30} 470Z`;
    canvas.fill(lapel, s < 0 ? lighten(colour, 0.1) : darken(colour, 0.12));
    canvas.stroke(`M${s * 146} 352L${s * 112} 366L${s * 124} 392`, darken(colour, 0.4), 2.4, 0.7);
    canvas.stroke(
      `M${s * (shoulder - 40)} 430Q${s * (shoulder - 62)} 520 ${s * (shoulder - 58)} 640`,
      darken(colour, 0.4),
      3,
      0.5,
    );
  }
}

export function earrings(canvas: Canvas): void {
  for (const side of [-1, 1]) {
    canvas.fill(ellipse(side * 110, 40, 8), hex('#efe7da'));
    canvas.fill(ellipse(side * 110 - 2, 37, 2.6), hex('#ffffff'));
  }
}
