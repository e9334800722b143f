import fc from 'fast-check';
import { SearchPosting } from './search-posting.js';

const visited = (posting: SearchPosting, price: number): number[] => {
  const slots: number[] = [];
  posting.forPrice(price, (slot) => slots.push(slot));
  return slots.sort((one, other) => one - other);
};

describe('SearchPosting', () => {
  it('visits the searches whose range has the price, also after removals', () => {
    const price = fc.nat({ max: 9 });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(price, price), { maxLength: 20 }),
        fc.array(fc.nat({ max: 19 })),
        price,
        (ranges, removed, wanted) => {
          const posting = new SearchPosting();
          ranges.forEach(([from, to], slot) => posting.add(slot, { from, to }));
          for (const slot of removed) posting.remove(slot);
          const expected = [...ranges.entries()]
            .filter(
              ([slot, [from, to]]) => !removed.includes(slot) && from <= wanted && wanted <= to,
            )
            .map(([slot]) => slot);
          expect(visited(posting, wanted)).toEqual(expected);
          expect(posting.size).toBe(
            [...ranges.keys()].filter((slot) => !removed.includes(slot)).length,
          );
        },
      ),
    );
  });
});
