import { keyAt, numberAt, phrases } from './quantities.js';
import type { Token } from './tokens.js';

const MINUTES = phrases(
  'min, mins, minute, minutes, minuten, gehminuten, minuti, минут, минуты, минуту, минутах, мин, minuto, minutos',
);
const BLOCKS = phrases(
  'block, blocks, blocke, hauserblocks, isolato, isolati, квартал, квартала, кварталов, cuadra, cuadras, manzana, manzanas',
);

/** Minutes of a walk between two streets: a block is 80 to 280 m long. */
const MINUTES_PER_BLOCK = 2;
const LONGEST_WALK = 60;

/** Parses how long a walk may be, such as `10 min` or `two blocks`. Null when none begins at the token. */
export function walkAt(
  tokens: readonly Token[],
  at: number,
): { length: number; minutes: number } | null {
  const number = numberAt(tokens, at);
  if (!number || number.isMoney || number.value > LONGEST_WALK) return null;
  const { value, unit, length } = number;
  const [noun, more] = unit ? [unit, 0] : [keyAt(tokens, at + length), 1];
  if (MINUTES.has(noun)) return { length: length + more, minutes: value };
  if (BLOCKS.has(noun)) return { length: length + more, minutes: value * MINUTES_PER_BLOCK };
  return null;
}
