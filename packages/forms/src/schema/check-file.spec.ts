import type { TFunction } from '@phantom/mf-kit';
import { checkFile } from './check-file';

const t = ((key: string) => key) as unknown as TFunction;
const file = (content: BlobPart, name = 'document.pdf') => new File([content], name);
const bytes = (...values: number[]) => new Uint8Array(values);
const sized = (size: number) =>
  Object.defineProperty(file('%PDF-1.7'), 'size', { value: size }) as File;

describe('checkFile', () => {
  it.each([
    ['a PDF with any name', file('%PDF-1.7 …', 'letter.exe')],
    ['a JPEG', file(bytes(0xff, 0xd8, 0xff, 0xe0))],
    ['a PNG', file(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))],
    ['a WebP', file('RIFF....WEBPVP8 ')],
    ['a HEIC', file('....ftypheic....')],
    ['a Word file', file('PK\x03\x04…', 'letter.docx')],
  ])('accepts %s', async (_, good) => {
    expect(await checkFile(good, t)).toBeUndefined();
  });

  it.each([
    ['a program that is named .pdf', file('MZ\x90', 'deed.pdf'), 'kit:file.wrongKind'],
    ['an SVG with scripts', file('<svg><script/></svg>', 'plan.svg'), 'kit:file.wrongKind'],
    ['an empty file', file(''), 'kit:file.empty'],
    ['21 MB', sized(21 * 1024 * 1024), 'kit:file.tooLarge'],
  ])('rejects %s', async (_, bad, sentence) => {
    expect(await checkFile(bad, t)).toBe(sentence);
  });
});
