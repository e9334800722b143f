/** Levels of lists and objects within each other: no call takes more than four. */
const DEEPEST = 16;

/**
 * Whether a body of JSON is nested beyond what any call takes. The libraries that read and check it call themselves for each
 * level, and would run out of stack.
 */
export function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true;
    level = level.filter(isNesting).flatMap((one) => Object.values(one));
  }
  return false;
}

const isNesting = (value: unknown): value is object => typeof value === 'object' && value !== null;
