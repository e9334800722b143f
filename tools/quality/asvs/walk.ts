/** What the walk says of one requirement. */
export interface Row {
  id: string;
  level: number;
  state: string;
  /** The files that are named, from the root of the repository. */
  files: string[];
}

export const STATES = ['met', 'not met', 'does not apply'];

/** The rows of a chapter's table. */
export function rowsOf(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [, id = '', level, , state = '', where = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return { id, level: Number(level), state, files: filesIn(where) };
    });
}

/** Everything in code marks that looks like a path. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word)
    .filter((word) => /^[\w.-]+(\/[\w.-]+)*\.\w+$/.test(word));

/** Counts as the overview has them, by chapter: met, not met, does not apply. */
export function countsOf(overview: string): Record<string, number[]> {
  const lines = overview.split('\n').filter((line) => /^\| (\[V\d|All )/.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', ...counts] = line.split('|').map((cell) => cell.trim());
      return [/V\d+/.exec(name)?.[0] ?? name, counts.slice(0, STATES.length).map(Number)];
    }),
  );
}
