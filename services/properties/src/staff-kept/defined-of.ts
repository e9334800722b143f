/** The columns that a change names: what it leaves out stays as it is. */
export const definedOf = <Columns extends object>(columns: Columns): Partial<Columns> =>
  Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<Columns>;
