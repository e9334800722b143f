import { guessCells } from './guess-cells.js';

describe('guessCells', () => {
  it('reads a line with a cell too many from both of its ends', () => {
    expect(guessCells('1,a,b,c', 3)).toEqual([
      ['1', 'a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  it('reads a line with a cell too few from both of its ends', () => {
    expect(guessCells('1,"New York, NY"', 3)).toEqual([
      ['1', 'New York, NY', ''],
      ['', '1', 'New York, NY'],
    ]);
  });

  it('leaves out the quote that was lost', () => {
    expect(guessCells('"1,a,"b, c"', 3)).toContainEqual(['1', 'a', 'b, c']);
  });

  it('has no guess where no quote explains it', () => {
    expect(guessCells('"1,a', 3)).toEqual([]);
  });

  it('tries a few quotes only', () => {
    const first = (quotes: number) =>
      guessCells(`"1,a,b${'x"'.repeat(quotes)}`, 3).map(([cell]) => cell);

    expect(first(10)).toContain('1');
    expect(first(100)).not.toContain('1');
  });
});
