/** The five boroughs where a language writes them in letters of its own; all others keep the English names. */
const NAMES: Record<string, Record<string, string>> = {
  ru: {
    Manhattan: 'Манхэттен',
    Brooklyn: 'Бруклин',
    Queens: 'Куинс',
    Bronx: 'Бронкс',
    'Staten Island': 'Статен-Айленд',
  },
};

/** @param language as a two-letter code */
export const boroughName = (name: string, language: string): string =>
  NAMES[language]?.[name] ?? name;
