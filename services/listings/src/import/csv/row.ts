/** A record's cells by column name, decoded. Only the columns that a feed asks for are ever read. */
export interface Row<Column extends string = string> {
  line: number;
  cells: Readonly<Record<Column, string>>;
  /** Columns whose bytes needed mending, with how. */
  mended: readonly { column: Column; how: string }[];
  /** Columns some of whose characters are beyond mending. */
  lost: ReadonlySet<Column>;
}
