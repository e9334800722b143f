/** One line of a cell. */
export interface ComparedLine {
  text: string;
  /** Not told of every home. */
  differs: boolean;
}

/** One row of the table. */
export interface ComparedFact {
  label: string;
  /** A cell for each home, line by line; without a line where the home does not tell. */
  cells: ComparedLine[][];
  /** Whether the homes differ in it. */
  differs: boolean;
}

/**
 * What each home tells, and where they differ; null where none tells anything.
 *
 * @param told for each home a text, several, or nothing
 */
export const compareCells = (
  label: string,
  told: (string | string[] | false | null)[],
): ComparedFact | null => {
  const texts = told.map((each) => [each || []].flat());
  if (texts.every((lines) => lines.length === 0)) return null;
  const isShared = (text: string) => texts.every((lines) => lines.includes(text));
  const cells = texts.map((lines) => lines.map((text) => ({ text, differs: !isShared(text) })));
  // What not every home tells is a difference, even where those that tell agree.
  const differs = cells.some((lines) => lines.length === 0 || lines.some((line) => line.differs));
  return { label, cells, differs };
};
