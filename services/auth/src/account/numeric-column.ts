/** PostgreSQL hands out a bigint as text, since not every one is a safe integer; milliseconds since 1970 are. */
export const numericColumn = {
  from: (text: string | null): number | null => (text === null ? null : Number(text)),
  to: (value: number): number => value,
};
