import { type Colour, hex } from '../draw/colour.js';
import type { InteriorStyle } from '../facts/interior-facts.js';

/** The colours and furniture of an interior style. */
export interface Decor {
  wall: Colour;
  accentWall: Colour;
  ceiling: Colour;
  trim: Colour;
  floor: Colour;
  boards: 'planks' | 'herringbone' | 'concrete';
  cloth: Colour;
  accent: Colour;
  wood: Colour;
  metal: Colour;
  rug: Colour;
  height: number;
  window: { panes: readonly [number, number]; arch: number; frame: Colour; sill: number };
  mouldings: boolean;
  brick: boolean;
}

export const DECORS: Record<InteriorStyle, Decor> = {
  prewar: {
    wall: hex('#e6ded0'),
    accentWall: hex('#8c9a94'),
    ceiling: hex('#f4efe6'),
    trim: hex('#f8f4ec'),
    floor: hex('#b08a61'),
    boards: 'herringbone',
    cloth: hex('#2f4668'),
    accent: hex('#b8935a'),
    wood: hex('#7a5439'),
    metal: hex('#b8935a'),
    rug: hex('#c9bda8'),
    height: 3.1,
    window: { panes: [2, 3], arch: 0, frame: hex('#f8f4ec'), sill: 0.7 },
    mouldings: true,
    brick: false,
  },
  modern: {
    wall: hex('#eceae4'),
    accentWall: hex('#c9c3b6'),
    ceiling: hex('#f6f5f1'),
    trim: hex('#d8d3c8'),
    floor: hex('#cbb596'),
    boards: 'planks',
    cloth: hex('#d9d2c4'),
    accent: hex('#24395f'),
    wood: hex('#a68059'),
    metal: hex('#2c323e'),
    rug: hex('#e4ddd0'),
    height: 2.95,
    window: { panes: [3, 1], arch: 0, frame: hex('#2c323e'), sill: 0.08 },
    mouldings: false,
    brick: false,
  },
  loft: {
    wall: hex('#e3ddd2'),
    accentWall: hex('#a9634c'),
    ceiling: hex('#d9d2c6'),
    trim: hex('#3b3e46'),
    floor: hex('#a47e58'),
    boards: 'planks',
    cloth: hex('#9a5b3d'),
    accent: hex('#3c5a52'),
    wood: hex('#6d4c36'),
    metal: hex('#25282f'),
    rug: hex('#b9ab95'),
    height: 3.9,
    window: { panes: [3, 4], arch: 0.28, frame: hex('#25282f'), sill: 0.75 },
    mouldings: false,
    brick: true,
  },
  family: {
    wall: hex('#e9e3d3'),
    accentWall: hex('#a8b5ad'),
    ceiling: hex('#f7f3ea'),
    trim: hex('#fbf8f1'),
    floor: hex('#c39c6e'),
    boards: 'planks',
    cloth: hex('#8fa0ad'),
    accent: hex('#c47f52'),
    wood: hex('#b98d5e'),
    metal: hex('#8d8578'),
    rug: hex('#dcc9a9'),
    height: 2.7,
    window: { panes: [2, 2], arch: 0, frame: hex('#fbf8f1'), sill: 0.85 },
    mouldings: false,
    brick: false,
  },
};
