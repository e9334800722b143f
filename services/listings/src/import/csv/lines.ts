/** One physical line of a file. `bytes` holds a byte a character (latin1), so that nothing is lost before decoding. */
export interface Line {
  number: number;
  bytes: string;
  /** The line was longer than any record can be; `bytes` holds its beginning only. */
  overlong: boolean;
}

const longestLine = 64 * 1024;
const byteOrderMark = '\u00ef\u00bb\u00bf';

/** Splits a stream of bytes into lines (LF or CRLF) without ever holding more than one line and one chunk. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + chunk.toString('latin1')).split('\n');
    // Enough is kept of a line that never ends to know that it is overlong.
    rest = (parts.pop() ?? '').slice(0, longestLine + 1);
    for (const part of parts) yield toLine(++number, part);
  }
  if (rest !== '') yield toLine(number + 1, rest);
}

function toLine(number: number, text: string): Line {
  const start = number === 1 && text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const bytes = text.slice(start).replace(/\r$/, '');
  return { number, bytes: bytes.slice(0, longestLine), overlong: bytes.length > longestLine };
}
