/**
 * The text of a row that a search goes through, as SQL. It stands in the index as it stands in the searches, and has to
 * be the same there and here: changed, it needs new indexes.
 */
export const searchText = (columns: readonly string[]): string =>
  `(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;
