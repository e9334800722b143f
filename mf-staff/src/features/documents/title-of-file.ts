const LONGEST = 150;

/** A title out of a file's name: `Q3_fair-housing (final).pdf` is "Q3 fair-housing (final)". */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_\s]+/g, ' ')
    .trim()
    .slice(0, LONGEST);
