import { registerLocales, startTranslations, type Language, type TFunction } from '@phantom/mf-kit';
import { plainSearch, type Search } from './search';
import { activeFilters, searchName } from './search-labels';

const translator = async (language: Language): Promise<TFunction> => {
  registerLocales('mf-listings', (each) => import(`../../../locales/${each}.json`));
  const translations = await startTranslations(language, ['mf-listings']);
  return translations.getFixedT(null, 'mf-listings');
};

let t: TFunction;
beforeAll(async () => {
  t = await translator('en');
});

const plain = plainSearch('sales', 'queens');
const labels = (filters: Partial<Search>, translate = t) =>
  activeFilters({ ...plain, ...filters }, translate).map(({ label }) =>
    label.replaceAll(/\s/g, ' '),
  );

it.each<[Partial<Search>, string[]]>([
  [{}, []],
  [{ q: 'roof deck' }, ['“roof deck”']],
  [{ min_price: 500000 }, ['From $500,000']],
  [{ max_price: 500000 }, ['Up to $500,000']],
  [{ min_price: 1, max_price: 500000 }, ['$1 – $500,000']],
  [{ min_bedrooms: 2 }, ['2+ bedrooms']],
  [{ min_bedrooms: 0 }, ['From Studio']],
  [{ max_bedrooms: 0 }, ['Studio']],
  [{ min_bedrooms: 0, max_bedrooms: 2 }, ['Studio – 2 bedrooms']],
  [{ min_bedrooms: 1, max_bedrooms: 3 }, ['1 – 3 bedrooms']],
  [{ min_bedrooms: 2, max_bedrooms: 2 }, ['2 bedrooms']],
  [{ min_bathrooms: 1.5 }, ['1.5+ bathrooms']],
  [{ min_area: 900 }, ['From 900 sq ft']],
  [{ zip_code: ['11101', '11102'] }, ['ZIP 11101', 'ZIP 11102']],
  [{ street: ['E 55th St'] }, ['E 55th St']],
  [{ amenities: ['Washer/dryer', 'Sauna'] }, ['Washer/dryer', 'Sauna']],
  [
    { nearby: ['L-10', 'SIR-5', 'park-15'] },
    ['L train: 10 min walk', 'SIR train: 5 min walk', 'Park: 15 min walk'],
  ],
  [{ commute: ['Times Sq-42 St-35'] }, ['35 min to Times Sq-42 St']],
  [{ open_house_from: '2026-11-28', open_house_to: '2026-11-28' }, ['Open house · Nov 28']],
  [{ bounds: { west: 1, south: 1, east: 2, north: 2 } }, ['Part of the map']],
])('calls %j %j', (filters, names) => {
  expect(labels(filters)).toEqual(names);
});

it('uses the visitor’s language', async () => {
  const german = await translator('de');
  expect(labels({ max_price: 1250000, dwelling: ['House'], amenities: ['Gym'] }, german)).toEqual([
    'Bis 1.250.000 $',
    'Haus',
    'Fitnessraum',
  ]);
});

it.each<[Language, string, string]>([
  ['de', 'Ab 1 Schlafzimmer', 'Ab 2 Schlafzimmern'],
  ['it', 'Almeno 1 camera', 'Almeno 2 camere'],
  ['es', 'Al menos 1 dormitorio', 'Al menos 2 dormitorios'],
  ['ru', 'От 1 спальни', 'От 2 спален'],
])('uses the plural forms of %s', async (language, one, several) => {
  const translate = await translator(language);
  expect(labels({ min_bedrooms: 1 }, translate)).toEqual([one]);
  expect(labels({ min_bedrooms: 2 }, translate)).toEqual([several]);
});

it('removes one filter at a time', () => {
  const search: Search = { ...plain, min_price: 1, max_price: 2, zip_code: ['11101', '11102'] };
  const rests = Object.fromEntries(activeFilters(search, t).map(({ key, rest }) => [key, rest]));

  expect(rests.price).toEqual({ ...plain, zip_code: ['11101', '11102'] });
  expect(rests['zip_code:11101']).toEqual({ ...search, zip_code: ['11102'] });
});

it('names a search by its first three filters', () => {
  const search: Search = { ...plain, q: 'deck', min_bedrooms: 2, dwelling: ['House', 'Condo'] };
  expect(searchName(search, t)).toBe('Homes for sale in Queens: “deck”, 2+ bedrooms, House…');
  expect(searchName(plain, t)).toBe('Homes for sale in Queens');
});
