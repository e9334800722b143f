import { compareCells, pricePerArea } from './compared-facts';

const same = (text: string) => ({ text, differs: false });
const different = (text: string) => ({ text, differs: true });

describe('compareCells', () => {
  it('marks a value that not every listing has', () => {
    expect(compareCells('Amenities', [['Gym', 'Pool'], ['Pool'], ['Pool', 'Roof']])).toEqual({
      label: 'Amenities',
      cells: [[different('Gym'), same('Pool')], [same('Pool')], [same('Pool'), different('Roof')]],
      differs: true,
    });
  });

  it('marks nothing when all values are equal', () => {
    expect(compareCells('Type', ['House', 'House'])).toEqual({
      label: 'Type',
      cells: [[same('House')], [same('House')]],
      differs: false,
    });
  });

  it('treats a missing value as different', () => {
    expect(compareCells('Area', ['900 sq ft', null])?.differs).toBe(true);
  });

  it('returns null when no listing has a value', () => {
    expect(compareCells('Subway', [null, false, [], ''])).toBeNull();
  });
});

describe('pricePerArea', () => {
  it('needs a price and an area', () => {
    expect(pricePerArea({ price: 900_000, area: 1200 })).toBe(750);
    expect(pricePerArea({ price: null, area: 1200 })).toBeNull();
    expect(pricePerArea({ price: 900_000, area: null })).toBeNull();
    expect(pricePerArea({ price: 900_000, area: 0 })).toBeNull();
  });
});
