/** Converts a PostgreSQL `bigint`, which the driver returns as text. The values used here are safe integers. */
export const bigintColumn = {
  from: (text: string | null): number | null => (text === null ? null : Number(text)),
  to: (value: number): number => value,
};
