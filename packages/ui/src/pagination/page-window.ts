/** A page number from 1, or a gap between numbers. */
export type PageSlot = number | 'gap';

/** The pages worth a link: the first, the last, and the current one with its neighbours. */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const shown = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (candidate) => candidate === 1 || candidate === pageCount || Math.abs(candidate - page) <= 1,
  );
  return shown.flatMap((candidate, index): PageSlot[] => {
    const skipped = candidate - (shown[index - 1] ?? 0) - 1;
    if (skipped === 0) return [candidate];
    // A gap of one is a number: an ellipsis would take the same room and say less.
    return skipped === 1 ? [candidate - 1, candidate] : ['gap', candidate];
  });
}
