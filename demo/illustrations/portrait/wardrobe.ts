import { type Colour, hex } from '../draw/colour.js';

export interface Outfit {
  jacket: Colour | undefined;
  shirt: Colour;
  collar: 'shirt' | 'round' | 'vee';
  tie: Colour | undefined;
  earrings: boolean;
}

const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/navy/, '#1d2f52'],
  [/charcoal/, '#3a3f49'],
  [/forest|green/, '#2f5142'],
  [/light grey/, '#d5d7da'],
  [/grey|gray/, '#7a828c'],
  [/black/, '#23252c'],
  [/white/, '#f4f2ec'],
  [/cream/, '#efe6d2'],
  [/tan|camel/, '#b8946a'],
  [/plum/, '#5d3a55'],
  [/burgundy/, '#7a2f3b'],
  [/blue/, '#41618c'],
];

const WHITE = hex('#f6f3ec');

function colourIn(words: string): Colour | undefined {
  const code = COLOURS.find(([pattern]) => pattern.test(words))?.[1];
  return code ? hex(code) : undefined;
}

/** Parses "charcoal suit, burgundy tie" piece by piece. */
export function outfitOf(clothing: string, woman: boolean): Outfit {
  const pieces = clothing.toLowerCase().split(',');
  const piece = (garment: RegExp) =>
    pieces.find((words) => garment.test(words) && !/\bno\b/.test(words));
  const jacket = piece(/suit|blazer|jacket/);
  const under = piece(/shirt|blouse|top|collar/);
  const tie = piece(/\btie\b/);
  return {
    jacket: colourIn(jacket ?? ''),
    shirt: colourIn(under ?? '') ?? WHITE,
    collar: collarOf(under, woman),
    tie: colourIn(tie ?? ''),
    earrings: /earring|pearl/.test(clothing),
  };
}

function collarOf(under: string | undefined, woman: boolean): Outfit['collar'] {
  if (under?.includes('blouse')) return 'vee';
  if (under?.includes('top')) return 'round';
  return woman && !under ? 'vee' : 'shirt';
}
