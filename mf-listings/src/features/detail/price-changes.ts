/** What a home costs from a moment on. */
interface Price {
  /** US dollars. */
  price: number;
  /** ISO 8601. */
  since: string;
}

export interface PriceChange extends Price {
  /** Null for the first price. */
  change: { dollars: number; share: number } | null;
}

/** What each price changed of the one before; newest first, as they come. A price that did not change is left out. */
export const priceChanges = (history: Price[]): PriceChange[] =>
  history.flatMap(({ price, since }, index) => {
    const before = history[index + 1]?.price;
    if (before === price) return [];
    const change = before ? { dollars: price - before, share: price / before - 1 } : null;
    return [{ price, since, change }];
  });
