import fc from 'fast-check';
import type { PackedListing } from './packed-search.js';
import { SearchPosting } from './search-posting.js';

const ANY_AREA = [0, 1_000];
const [ANY_BATHROOMS, ANY_DWELLING, NO_AMENITIES, ANY_BOROUGH] = [-1, -1, 0, 0];
const packed = (slot: number, [from, to]: readonly [number, number]) => [
  ...[slot, from, to, ...ANY_AREA],
  ...[ANY_BATHROOMS, ANY_DWELLING, NO_AMENITIES, ANY_BOROUGH],
];
const listing: PackedListing = {
  ...{ price: 0, area: 0, bathrooms: 4, dwelling: 1, amenities: 0, borough: 1 },
};

const found = (posting: SearchPosting, price: number): number[] => {
  const slots: number[] = [];
  posting.find({ ...listing, price }, slots);
  return slots.sort((one, other) => one - other);
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
});
