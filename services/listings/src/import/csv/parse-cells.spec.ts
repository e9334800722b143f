import { parseLines } from './parse-cells.js';

describe('parseLines', () => {
  it('reads lines that are a record each', () => {
    expect(parseLines(['1,"New York, NY"', '2,5" pipe', '3,'], 2)).toEqual([
      ['1', 'New York, NY'],
      ['2', '5" pipe'],
      ['3', ''],
    ]);
  });

  it.each([
    ['a record goes over two lines', ['1,"a', 'b"', '2,c']],
    ['a quote is never closed', ['1,a', '2,"b', '3,c']],
    ['a cell is missing', ['1,a', '2', '3,c']],
    ['a line is empty', ['1,a', '', '3,c']],
    ['two faults make up for each other', ['1,"a', 'b"\n2,c']],
  ])('leaves them to be read one by one where %s', (_, lines) => {
    expect(parseLines(lines, 2)).toBeUndefined();
  });
});
