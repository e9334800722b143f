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
const LONGEST_WAY = 120;

interface WaySpan {
  /** Number of tokens. */
  length: number;
  minutes: number;
}

/** Parses how long a walk may be, such as `10 min` or `two blocks`. Null when none begins at the token. */
export const walkAt = (tokens: readonly Token[], at: number): WaySpan | null =>
  spanAt(tokens, at, { noun: MINUTES, minutesEach: 1, longest: LONGEST_WALK }) ??
  spanAt(tokens, at, { noun: BLOCKS, minutesEach: MINUTES_PER_BLOCK, longest: LONGEST_WALK });

/** Parses `35 minutes`. Null when none begin at the token. */
export const minutesAt = (tokens: readonly Token[], at: number): WaySpan | null =>
  spanAt(tokens, at, { noun: MINUTES, minutesEach: 1, longest: LONGEST_WAY });

interface Measure {
  noun: ReadonlySet<string>;
  minutesEach: number;
  longest: number;
}

function spanAt(
  tokens: readonly Token[],
  at: number,
  { noun, minutesEach, longest }: Measure,
): WaySpan | null {
  const number = numberAt(tokens, at);
  if (!number || number.isMoney || number.value > longest) return null;
  const { value, unit, length } = number;
  const [typed, more] = unit ? [unit, 0] : [keyAt(tokens, at + length), 1];
  return noun.has(typed) ? { length: length + more, minutes: value * minutesEach } : null;
}
