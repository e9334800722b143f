/** The most bytes of captions: those of a film of ten hours. */
export const MAX_CAPTIONS = 2_000_000;

const TIME = String.raw`(?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t]+\S+)*[ \t]*$`);
const HEADER = /^WEBVTT(?:[ \t].*)?$/;
const OTHER_BLOCK = /^(?:NOTE|STYLE|REGION)(?:[ \t].*)?$/;

/** Whether a text is WebVTT: a header, and blocks that are cues with their times, or notes, styles and regions. */
export function isWebVtt(bytes: Buffer): boolean {
  if (bytes.byteLength > MAX_CAPTIONS) return false;
  const text = decoded(bytes);
  if (text === undefined || text.includes('\0')) return false;
  const [header = '', ...blocks] = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/);
  const isHeader = HEADER.test(header.split('\n')[0] ?? '') && !header.includes('-->');
  return isHeader && blocks.some(isCue) && blocks.every((block) => isCue(block) || isOther(block));
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** An optional name, the times, and lines of text. */
function isCue(block: string): boolean {
  const [first = '', second = ''] = block.split('\n');
  return TIMING.test(first) || (!first.includes('-->') && TIMING.test(second));
}

const isOther = (block: string): boolean =>
  OTHER_BLOCK.test(block.split('\n')[0] ?? '') && !block.includes('-->');
