import { RecordAssembler, type CsvRecord } from './record-assembler.js';

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

describe('RecordAssembler', () => {
  it('reads quoted cells with commas and doubled quotes', () => {
    expect(assemble('1,"New York, NY 10022","the ""Regis"""')).toEqual([
      { line: 1, cells: ['1', 'New York, NY 10022', 'the "Regis"'] },
    ]);
  });

  it('reads a quoted cell that spans lines', () => {
    expect(assemble('1,"a\nb",c\n2,x,y')).toEqual([
      { line: 1, cells: ['1', 'a\nb', 'c'] },
      { line: 3, cells: ['2', 'x', 'y'] },
    ]);
  });

  it('loses only the line whose quote is never closed', () => {
    const records = assemble(['1,a,b', '2,"a,b', '3,a,b', '4,a,b'].join('\n'));

    expect(records.map((record) => [record.line, 'fault' in record ? record.fault : 'ok'])).toEqual(
      [
        [1, 'ok'],
        [2, 'unclosed-quote'],
        [3, 'ok'],
        [4, 'ok'],
      ],
    );
  });

  it('loses only the broken ones of several, in a long file', () => {
    const lines = Array.from({ length: 60 }, (_, index) =>
      index % 20 === 5 ? `${index},"a,b` : `${index},a,b`,
    );
    const records = assemble(lines.join('\n'));

    expect(records).toHaveLength(60);
    expect(records.filter((record) => 'fault' in record).map(({ line }) => line)).toEqual([
      6, 26, 46,
    ]);
  });

  it('takes a quote within an unquoted cell as it is', () => {
    expect(assemble('1,5" pipe lane,x')).toEqual([{ line: 1, cells: ['1', '5" pipe lane', 'x'] }]);
  });

  it('tells too few and too many cells, and what they may have been', () => {
    expect(assemble('1,2\n1,2,3,4')).toMatchObject([
      { line: 1, fault: 'wrong-column-count', detail: '2 instead of 3' },
      {
        line: 2,
        fault: 'wrong-column-count',
        detail: '4 instead of 3',
        guesses: [['1', '2', '3'], {}],
      },
    ]);
  });

  it('passes over empty lines and gives up overlong ones', () => {
    const records = assemble(`1,a,b\n\n${'x'.repeat(1001)}\n2,a,b`);

    expect(records.map((record) => ('fault' in record ? record.fault : record.line))).toEqual([
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
