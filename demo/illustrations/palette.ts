import { type Colour, hex } from './draw/colour.js';

/** The brand colours, which every picture uses. */
export const NAVY = hex('#14294a');
export const INK = hex('#0d1b30');
export const STONE = hex('#e8e0d1');
export const BRASS = hex('#c09a5a');
export const IVORY = hex('#fbf8f2');

/** Wall materials: the wall colour and its trim. */
export interface Material {
  wall: Colour;
  trim: Colour;
  frame: Colour;
  texture: 'brick' | 'ashlar' | 'boards' | 'panels' | 'plain';
}

const material = (
  wall: string,
  trim: string,
  frame: string,
  texture: Material['texture'],
): Material => ({
  wall: hex(wall),
  trim: hex(trim),
  frame: hex(frame),
  texture,
});

export const BRICKS: readonly Material[] = [
  material('#a8604a', '#dccdb6', '#f1ebdf', 'brick'),
  material('#b97559', '#e6dac5', '#3a3f4a', 'brick'),
  material('#8f4f42', '#cbbba3', '#efe9dd', 'brick'),
  material('#c08a6a', '#ede3d0', '#f4efe5', 'brick'),
  material('#74463e', '#c9b698', '#22304b', 'brick'),
];

export const PALE_BRICKS: readonly Material[] = [
  material('#d8bf95', '#efe5d2', '#4a4238', 'brick'),
  material('#cdb698', '#e9dfcd', '#2f3a4c', 'brick'),
  material('#dccbb0', '#b59a76', '#f5f0e6', 'brick'),
  material('#c7ad86', '#eee3cd', '#5b3b32', 'brick'),
];

export const BROWNSTONES: readonly Material[] = [
  material('#85604f', '#9a7360', '#3a2b27', 'ashlar'),
  material('#94705c', '#a98570', '#efe6d6', 'ashlar'),
  material('#75503f', '#8c6553', '#2b3348', 'ashlar'),
  material('#a07f68', '#b5957d', '#2d2c33', 'ashlar'),
];

export const STONES: readonly Material[] = [
  material('#ddd0ba', '#efe6d6', '#4b4f5b', 'ashlar'),
  material('#e5dac8', '#f3ecdf', '#2c3a55', 'ashlar'),
  material('#cfc3b2', '#e5dccd', '#5a4a3c', 'ashlar'),
];

export const BOARDS: readonly Material[] = [
  material('#e9e4d8', '#ffffff', '#ffffff', 'boards'),
  material('#9fb0b8', '#f5f2ea', '#ffffff', 'boards'),
  material('#7d8f86', '#f1ece0', '#fbf8f0', 'boards'),
  material('#5b6c83', '#eee8dc', '#f7f3ea', 'boards'),
  material('#d9c08d', '#fbf6ea', '#ffffff', 'boards'),
  material('#c9a48f', '#f7efe5', '#fdf9f2', 'boards'),
  material('#3f4a5c', '#e8e1d2', '#f3eee3', 'boards'),
];

export const PANELS: readonly Material[] = [
  material('#3b475c', '#c8a46a', '#1f2838', 'panels'),
  material('#d9d5cc', '#a9a59c', '#2d3440', 'panels'),
  material('#8d97a3', '#e4e0d6', '#262d3a', 'panels'),
  material('#b59570', '#efe6d6', '#2b2a2e', 'panels'),
  material('#555b66', '#d8c7a3', '#1d222c', 'panels'),
];

export const IRONS: readonly Material[] = [
  material('#e3dccb', '#f4eee1', '#2f3746', 'plain'),
  material('#6f7f8a', '#93a1a8', '#1f2733', 'plain'),
  material('#c8b79a', '#e6dac3', '#3b3833', 'plain'),
  material('#4a5a5f', '#6d7d80', '#e8dfcd', 'plain'),
];

export const DOORS: readonly Colour[] = [
  '#1d2f4f',
  '#6d2f2c',
  '#2f4a3d',
  '#2a2b30',
  '#8a5a34',
  '#3f5a6d',
].map(hex);
export const SHINGLES: readonly Colour[] = [
  '#4c4f59',
  '#6a5349',
  '#585f63',
  '#7a6355',
  '#3d4656',
].map(hex);
