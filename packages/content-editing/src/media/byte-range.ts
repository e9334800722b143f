export interface ByteRange {
  start: number;
  /** Included. */
  end: number;
}

/** The range that a player asks for. Undefined for all bytes, also where the range cannot be served: that is allowed. */
export function byteRange(header: string | undefined, length: number): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const start = from ? Number(from) : Math.max(0, length - Number(to));
  const end = from && to ? Math.min(Number(to), length - 1) : length - 1;
  return start <= end ? { start, end } : undefined;
}

/** A part of a stream. The rest is not read. */
export async function* sliced(
  content: AsyncIterable<Buffer>,
  { start, end }: ByteRange,
): AsyncGenerator<Buffer> {
  let position = 0;
  for await (const chunk of content) {
    const next = position + chunk.byteLength;
    if (next > start) {
      yield chunk.subarray(
        Math.max(0, start - position),
        Math.min(chunk.byteLength, end + 1 - position),
      );
    }
    position = next;
    if (position > end) return;
  }
}
