/** A price that fits on a marker, as `$1.25M`, `$3.4K`; the language decides what it shortens. */
export const shortPrice = (dollars: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    maximumSignificantDigits: 3,
    // As everywhere else: where thousands are not shortened, the short form would leave their separator out.
    useGrouping: true,
  }).format(dollars);

/** A count that fits into a cluster, as `950`, `1.2K`. */
export const shortCount = (count: number, language: string): string =>
  new Intl.NumberFormat(language, {
    notation: 'compact',
    maximumSignificantDigits: count < 1000 ? 3 : 2,
  }).format(count);
