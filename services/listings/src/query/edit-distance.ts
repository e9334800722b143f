/**
 * How many letters have to be put in, left out, changed or swapped with their neighbour to make one text of another
 * (the optimal string alignment distance).
 *
 * @param limit what is further apart does not matter: `limit + 1` is answered
 */
export function editDistance(one: string, other: string, limit = Infinity): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let cost = Math.min(
        (last[at] as number) + 1,
        (next[at - 1] as number) + 1,
        (last[at - 1] as number) + (isSame ? 0 : 1),
      );
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) cost = Math.min(cost, (beforeLast[at - 2] ?? Infinity) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [beforeLast, last] = [last, next];
  }
  return last[other.length] as number;
}
