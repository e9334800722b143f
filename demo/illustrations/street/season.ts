import { type Colour, hex } from '../draw/colour.js';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** Leaf colours of a season: shade, body, light. Winter trees are bare. */
export type Foliage = readonly [Colour, Colour, Colour];

const foliage = (shade: string, body: string, light: string): Foliage => [
  hex(shade),
  hex(body),
  hex(light),
];

export const FOLIAGE: Record<Exclude<Season, 'winter'>, readonly Foliage[]> = {
  spring: [
    foliage('#5f8352', '#86a766', '#b5c983'),
    foliage('#c98d97', '#e3b3b5', '#f6dad4'),
    foliage('#6c8f55', '#98b56b', '#c6d68f'),
  ],
  summer: [
    foliage('#35594a', '#4f7a58', '#7a9f66'),
    foliage('#3d6350', '#5b855a', '#8daa67'),
    foliage('#2f5248', '#47715a', '#6f9768'),
  ],
  autumn: [
    foliage('#8e4f30', '#c07a3b', '#e0a957'),
    foliage('#9a6a2f', '#c99a44', '#e8c56d'),
    foliage('#7c3c33', '#ad5a3f', '#d0855a'),
    foliage('#5f6b3c', '#8f9350', '#bcb366'),
  ],
};

export const EVERGREEN: Foliage = foliage('#23443f', '#345c4e', '#4f7a61');
