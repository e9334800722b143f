/** One physical line. `bytes` has one character per byte (latin1), so that nothing is lost before decoding. */
export interface Line {
  number: number;
  bytes: string;
  /** The line is longer than any record. `bytes` has only its beginning. */
  overlong: boolean;
}

const MAX_LINE_LENGTH = 64 * 1024;
const byteOrderMark = '\u00ef\u00bb\u00bf';

/** Splits a stream of bytes into lines (LF or CRLF). It holds at most one line and one chunk in memory. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let number = 0;
  let rest = '';
  for await (const chunk of chunks) {
    const parts = (rest + chunk.toString('latin1')).split('\n');
    // For a line without an end, keep enough to know that it is too long.
    rest = (parts.pop() ?? '').slice(0, MAX_LINE_LENGTH + 1);
    for (const part of parts) yield toLine(++number, part);
  }
  if (rest !== '') yield toLine(number + 1, rest);
}

function toLine(number: number, text: string): Line {
  const start = number === 1 && text.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const bytes = text.slice(start).replace(/\r$/, '');
  return {
    number,
    bytes: bytes.slice(0, MAX_LINE_LENGTH),
    overlong: bytes.length > MAX_LINE_LENGTH,
  };
}
