import { comparePath, readComparedIds } from './compare-path';
import { addToComparison, comparison, dropFromComparison } from './comparison';

const home = (id: number) => ({ id, name: null, picture: null });
const ids = () => comparison.now().value.map((each) => each.id);

describe('the comparison', () => {
  beforeEach(() => comparison.change(() => []));

  it('takes four, in the order in which they were chosen, and no fifth', () => {
    for (const id of [3, 1, 4, 1, 5]) addToComparison(home(id));

    expect(ids()).toEqual([3, 1, 4, 5]);
    expect(addToComparison(home(9))).toBe(false);
    dropFromComparison(1);
    expect(addToComparison(home(9))).toBe(true);
    expect(ids()).toEqual([3, 4, 5, 9]);
  });
});

describe('the address of a comparison', () => {
  const read = (query: string) => readComparedIds(new URLSearchParams(query));

  it('holds the homes in their order', () => {
    expect(comparePath([3, 1, 2])).toBe('/listings/compare?ids=3,1,2');
    expect(read('ids=3,1,2')).toEqual([3, 1, 2]);
    expect(comparePath([])).toBe('/listings/compare');
  });

  it.each([
    ['', []],
    ['ids=', []],
    ['ids=1,x,-2,3.5,0,1e3,,99999999999,1, 7', [1, 7]],
  ])('makes the best of %j', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});
