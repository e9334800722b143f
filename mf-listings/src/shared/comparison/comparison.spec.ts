import {
  addToComparison,
  comparePath,
  comparison,
  readComparedIds,
  removeFromComparison,
} from './comparison';

const listing = (id: number) => ({ id, name: null, picture: null });
const ids = () => comparison.getSnapshot().value.map((each) => each.id);

describe('comparison', () => {
  beforeEach(() => comparison.change(() => []));

  it('takes four listings in the order in which they were added, and no fifth', () => {
    for (const id of [3, 1, 4, 1, 5]) addToComparison(listing(id));

    expect(ids()).toEqual([3, 1, 4, 5]);
    expect(addToComparison(listing(9))).toBe(false);
    removeFromComparison(1);
    expect(addToComparison(listing(9))).toBe(true);
    expect(ids()).toEqual([3, 4, 5, 9]);
  });
});

describe('URL of a comparison', () => {
  const read = (query: string) => readComparedIds(new URLSearchParams(query));

  it('holds the listings in their order', () => {
    expect(comparePath([3, 1, 2])).toBe('/listings/compare?ids=3,1,2');
    expect(read('ids=3,1,2')).toEqual([3, 1, 2]);
    expect(comparePath([])).toBe('/listings/compare');
  });

  it.each([
    ['', []],
    ['ids=', []],
    ['ids=1,x,-2,3.5,0,1e3,,99999999999,1, 7', [1, 7]],
  ])('reads the valid ids of %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});
