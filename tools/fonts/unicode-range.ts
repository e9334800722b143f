const hex = (codePoint: number) => codePoint.toString(16).toUpperCase().padStart(4, '0');

/** Code points as CSS writes them in `unicode-range`: `U+0020-007E, U+00A0`. */
export function unicodeRange(codePoints: Iterable<number>): string {
  const runs: { from: number; to: number }[] = [];
  for (const point of [...new Set(codePoints)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && point === last.to + 1) last.to = point;
    else runs.push({ from: point, to: point });
  }
  return runs
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
