import { readLines } from './lines.js';

async function linesOf(...chunks: (string | Buffer)[]) {
  async function* stream() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const lines = [];
  for await (const line of readLines(stream())) lines.push(line);
  return lines;
}

describe('readLines', () => {
  it('numbers lines from 1 and accepts LF and CRLF', async () => {
    const lines = await linesOf('a\r\nb\n', 'c');

    expect(lines.map(({ number, bytes }) => [number, bytes])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ]);
  });

  it('joins a line that is split between chunks, even within a character', async () => {
    const [line] = await linesOf(Buffer.from([0x43, 0xc3]), Buffer.from([0xa9, 0x0a]));

    expect(Buffer.from(line!.bytes, 'latin1').toString('utf8')).toBe('Cé');
  });

  it('removes the byte order mark', async () => {
    expect((await linesOf('\ufeffPRICE\n1'))[0]?.bytes).toBe('PRICE');
  });

  it('counts empty lines', async () => {
    expect((await linesOf('a\n\nb\n')).map(({ bytes }) => bytes)).toEqual(['a', '', 'b']);
  });

  it('truncates a line that is too long and continues after it', async () => {
    const lines = await linesOf('x'.repeat(50_000), 'x'.repeat(50_000), '\nnext\n');

    expect(lines.map(({ overlong }) => overlong)).toEqual([true, false]);
    expect(lines[1]).toEqual({ number: 2, bytes: 'next', overlong: false });
  });
});
