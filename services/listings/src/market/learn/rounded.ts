/** Enough digits for a figure of the model, and no more. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
