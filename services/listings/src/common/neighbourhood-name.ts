/** Neighbourhoods that feeds spell in several ways, by the site's name, with spellings that `plain` does not unify. */
const names: Readonly<Record<string, readonly string[]>> = {
  'Bedford-Stuyvesant': [],
  Brownsville: ['Brownville'],
  'Columbia Street Waterfront District': [],
  Dumbo: [],
  'Kew Gardens Hills': ['Kew Garden Hills'],
  'Mariners Harbor': [],
  Nolita: [],
  'Prospect Lefferts Gardens': [],
  'Saint Albans': [],
  'Saint George': [],
  Soho: [],
  'South Richmond Hill': ['Richmond Hill South'],
  Tribeca: [],
};

const abbreviated = new Map([
  ['saint', 'st'],
  ['street', 'st'],
]);

const shownNames = new Map(
  Object.entries(names).flatMap(([name, others]) =>
    [name, ...others].map((spelling) => [plain(spelling), name]),
  ),
);

/** The name that the site uses for a neighbourhood: `DUMBO` gives Dumbo. Other names do not change. */
export function neighbourhoodName(text: string): string {
  return shownNames.get(plain(text)) ?? text;
}

/** Removes case, hyphens, apostrophes, the article and abbreviations: `The St. George` gives st george. */
function plain(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll(/['’.]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const named = words[0] === 'the' ? words.slice(1) : words;
  return named.map((word) => abbreviated.get(word) ?? word).join(' ');
}
