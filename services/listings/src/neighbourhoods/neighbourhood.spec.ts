import { KNOWN_PLACES, placeIn, slugOf } from '../common/gazetteer.js';
import { areaName, SALE_AREAS } from './neighbourhood.js';

it('knows every neighbourhood that an area of the recorded sales belongs to', () => {
  const unknown = Object.entries(SALE_AREAS).flatMap(([borough, areas]) =>
    Object.keys(areas).filter(
      (name) => !KNOWN_PLACES.some((place) => place.name === name && place.borough === borough),
    ),
  );

  expect(unknown).toEqual([]);
});

it('finds every place again by its borough and its slug', () => {
  const lost = KNOWN_PLACES.filter((place) => placeIn(place.borough, slugOf(place.name)) !== place);

  expect(lost).toEqual([]);
});

it.each([
  ['KINGSBRIDGE HTS/UNIV HTS', 'Kingsbridge Hts/Univ Hts'],
  ['UPPER EAST SIDE (59-79)', 'Upper East Side (59-79)'],
  ['SO. JAMAICA-BAISLEY PARK', 'So. Jamaica-Baisley Park'],
])('writes the area %s as %s', (area, name) => {
  expect(areaName(area)).toBe(name);
});
