import fc from 'fast-check';
import type { PackedListing } from './packed-search.js';
import { SearchPosting } from './search-posting.js';

const ANY_AREA = [0, 1_000];
const [ANY_BEDROOMS, ANY_BATHROOMS, ANY_DWELLING] = [[-1, 9], -1, -1];
const [NO_AMENITIES, ANY_BOROUGH] = [0, 0];
/** A search of the first two parts of a cell, which fills the first one. Its id is the slot and a hundred. */
const packed = (slot: number, [from, to]: readonly [number, number]) => [
  ...[100 + slot, slot, from, to, ...ANY_AREA, ...ANY_BEDROOMS],
  ...[ANY_BATHROOMS, ANY_DWELLING, NO_AMENITIES, ANY_BOROUGH, 0b11, 0b01],
];
const listing: PackedListing = {
  ...{ price: 0, area: 0, bedrooms: 1, bathrooms: 4, dwelling: 1, amenities: 0, borough: 1 },
  part: 0b01,
};

const found = (posting: SearchPosting, price: number): number[] => {
  const searches = { matching: [], undecided: [] };
  posting.find({ ...listing, price }, searches);
  expect(searches.undecided).toEqual([]);
  return searches.matching.map((id) => id - 100).sort((one, other) => one - other);
};

describe('SearchPosting', () => {
  it('finds the searches whose range has the price, also after removals', () => {
    const price = fc.nat({ max: 9 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(price, price), { maxLength: 20 }),
        fc.array(fc.nat({ max: 19 })),
        price,
        (ranges, removed, wanted) => {
          const posting = new SearchPosting();
          ranges.forEach((range, slot) => posting.add(packed(slot, range)));
          for (const slot of removed) posting.remove(slot);
          const expected = [...ranges.entries()]
            .filter(
              ([slot, [from, to]]) => !removed.includes(slot) && from <= wanted && wanted <= to,
            )
            .map(([slot]) => slot);
          expect(found(posting, wanted)).toEqual(expected);
          expect(posting.size).toBe(
            [...ranges.keys()].filter((slot) => !removed.includes(slot)).length,
          );
        },
      ),
    );
  });

  it('leaves a search undecided in a part that it meets and does not fill, and finds none beside it', () => {
    const posting = new SearchPosting();
    posting.add(packed(7, [0, 9]));
    const foundIn = (part: number) => {
      const searches = { matching: [], undecided: [] };
      posting.find({ ...listing, part }, searches);
      return searches;
    };
    expect(foundIn(0b001)).toEqual({ matching: [107], undecided: [] });
    expect(foundIn(0b010)).toEqual({ matching: [], undecided: [7] });
    expect(foundIn(0b100)).toEqual({ matching: [], undecided: [] });
  });
});
