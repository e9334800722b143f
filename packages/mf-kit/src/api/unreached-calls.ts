let count = 0;

/** Tells that a call got no answer. */
export function countUnreachedCall(): void {
  count += 1;
}

/** How many calls of this page got no answer so far; compared before and after, it tells whether one did meanwhile. */
export function unreachedCalls(): number {
  return count;
}
