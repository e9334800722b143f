import { compareCells } from './compare-cells';
import { pricePerArea } from './price-per-area';

const same = (text: string) => ({ text, differs: false });
const own = (text: string) => ({ text, differs: true });

describe('compareCells', () => {
  it('marks what is not told of every home', () => {
    expect(compareCells('Amenities', [['Gym', 'Pool'], ['Pool'], ['Pool', 'Roof']])).toEqual({
      label: 'Amenities',
      cells: [[own('Gym'), same('Pool')], [same('Pool')], [same('Pool'), own('Roof')]],
      differs: true,
    });
  });

  it('marks nothing where all tell the same', () => {
    expect(compareCells('Type', ['House', 'House'])).toEqual({
      label: 'Type',
      cells: [[same('House')], [same('House')]],
      differs: false,
    });
  });

  it('takes a home that does not tell for different', () => {
    expect(compareCells('Area', ['900 sq ft', null])?.differs).toBe(true);
  });

  it('has no row for what no home tells', () => {
    expect(compareCells('Subway', [null, false, [], ''])).toBeNull();
  });
});

describe('pricePerArea', () => {
  it('is told where price and area are', () => {
    expect(pricePerArea({ price: 900_000, area: 1200 })).toBe(750);
    expect(pricePerArea({ price: null, area: 1200 })).toBeNull();
    expect(pricePerArea({ price: 900_000, area: null })).toBeNull();
    expect(pricePerArea({ price: 900_000, area: 0 })).toBeNull();
  });
});
