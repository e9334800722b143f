import { type CsvRecord, guessCells, parseLines, RecordAssembler } from './records.js';

describe('RecordAssembler', () => {
  const linesOf = (text: string) =>
    text.split('\n').map((bytes, index) => ({
      number: index + 1,
      bytes,
      overlong: bytes.length > 1000,
    }));

  function assemble(text: string, columns = 3): CsvRecord[] {
    const assembler = new RecordAssembler(columns);
    return [...linesOf(text).flatMap((line) => assembler.push(line)), ...assembler.end()];
  }

  function assembleAtOnce(text: string, linesAtOnce: number): CsvRecord[] {
    const assembler = new RecordAssembler(3);
    const lines = linesOf(text);
    const records: CsvRecord[] = [];
    while (lines.length > 0) records.push(...assembler.pushAll(lines.splice(0, linesAtOnce)));
    return [...records, ...assembler.end()];
  }

  it('parses quoted cells with commas and doubled quotes', () => {
    expect(assemble('1,"New York, NY 10022","the ""Regis"""')).toEqual([
      { line: 1, cells: ['1', 'New York, NY 10022', 'the "Regis"'] },
    ]);
  });

  it('parses a quoted cell that spans lines', () => {
    expect(assemble('1,"a\nb",c\n2,x,y')).toEqual([
      { line: 1, cells: ['1', 'a\nb', 'c'] },
      { line: 3, cells: ['2', 'x', 'y'] },
    ]);
  });

  it('loses only the line with the unclosed quote', () => {
    const records = assemble(['1,a,b', '2,"a,b', '3,a,b', '4,a,b'].join('\n'));

    expect(records.map((record) => [record.line, 'error' in record ? record.error : 'ok'])).toEqual(
      [
        [1, 'ok'],
        [2, 'unclosed-quote'],
        [3, 'ok'],
        [4, 'ok'],
      ],
    );
  });

  it('loses only the broken lines of a long file', () => {
    const lines = Array.from({ length: 60 }, (_, index) =>
      index % 20 === 5 ? `${index},"a,b` : `${index},a,b`,
    );
    const records = assemble(lines.join('\n'));

    expect(records).toHaveLength(60);
    expect(records.filter((record) => 'error' in record).map(({ line }) => line)).toEqual([
      6, 26, 46,
    ]);
  });

  it('accepts a quote within an unquoted cell', () => {
    expect(assemble('1,5" pipe lane,x')).toEqual([{ line: 1, cells: ['1', '5" pipe lane', 'x'] }]);
  });

  it('reports too few and too many cells with their possible contents', () => {
    expect(assemble('1,2\n1,2,3,4')).toMatchObject([
      { line: 1, error: 'wrong-column-count', detail: '2 instead of 3' },
      {
        line: 2,
        error: 'wrong-column-count',
        detail: '4 instead of 3',
        guesses: [['1', '2', '3'], {}],
      },
    ]);
  });

  it('skips empty lines and reports lines that are too long', () => {
    const records = assemble(`1,a,b\n\n${'x'.repeat(1001)}\n2,a,b`);

    expect(records.map((record) => ('error' in record ? record.error : record.line))).toEqual([
      1,
      'overlong-line',
      4,
    ]);
  });

  it.each([1, 2, 3, 50])('gives the same records for %i lines at once', (linesAtOnce) => {
    const whole = '1,a,b\n2,"New York, NY","the ""Regis"""\n3,5" pipe,\u00e9';
    const broken = '"4,a,b\n5,"a\nb",c\n\n6,a\n7,a,b,c\n"8,a\r,b"\n9,a\rb,c\n10,"a,b';
    const text = [whole, broken, whole, 'x'.repeat(1001), whole].join('\n');

    expect(assembleAtOnce(text, linesAtOnce)).toEqual(assemble(text));
  });
});

describe('guessCells', () => {
  it('reads a line with an extra cell from both ends', () => {
    expect(guessCells('1,a,b,c', 3)).toEqual([
      ['1', 'a', 'b'],
      ['a', 'b', 'c'],
    ]);
  });

  it('reads a line with a missing cell from both ends', () => {
    expect(guessCells('1,"New York, NY"', 3)).toEqual([
      ['1', 'New York, NY', ''],
      ['', '1', 'New York, NY'],
    ]);
  });

  it('reads a line without its unclosed quote', () => {
    expect(guessCells('"1,a,"b, c"', 3)).toContainEqual(['1', 'a', 'b, c']);
  });

  it('returns no guess when removing one quote does not help', () => {
    expect(guessCells('"1,a', 3)).toEqual([]);
  });

  it('gives up when there are too many quotes', () => {
    const first = (quotes: number) =>
      guessCells(`"1,a,b${'x"'.repeat(quotes)}`, 3).map(([cell]) => cell);

    expect(first(10)).toContain('1');
    expect(first(100)).not.toContain('1');
  });
});

describe('parseLines', () => {
  it('parses lines that are one record each', () => {
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
  ])('returns undefined when %s', (_, lines) => {
    expect(parseLines(lines, 2)).toBeUndefined();
  });
});
