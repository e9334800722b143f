interface Priced {
  price: number | null;
  /** Square feet. */
  area: number | null;
}

/** Dollars for a square foot, of a rental for a month of it; null where price or area is unknown. */
export const pricePerArea = ({ price, area }: Priced): number | null =>
  price === null || area === null || area <= 0 ? null : price / area;
