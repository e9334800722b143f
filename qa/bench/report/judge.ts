/** What a figure has to keep to; exactly one side is given. */
export type Target = { atMost: number } | { atLeast: number };

/** The columns that `judged` fills. */
export const JUDGED = ['Target', 'Met'];

/** Target and verdict of a figure, as the last two cells of its row. */
export function judged(value: number, target: Target): [target: string, met: string] {
  const isUpper = 'atMost' in target;
  const bound = isUpper ? target.atMost : target.atLeast;
  const met = isUpper ? value <= bound : value >= bound;
  return [`${isUpper ? '≤' : '≥'} ${bound}`, met ? 'yes' : '**no**'];
}
