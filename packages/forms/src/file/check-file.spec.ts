import type { TFunction } from '@phantom/mf-kit';
import { checkFile, PAPERS, PICTURES } from './check-file';
import { fileSize } from './file-size';

const t = ((key: string) => key) as unknown as TFunction;
const file = (content: BlobPart, name = 'paper.pdf') => new File([content], name);
const bytes = (...values: number[]) => new Uint8Array(values);
const sized = (size: number) =>
  Object.defineProperty(file('%PDF-1.7'), 'size', { value: size }) as File;

describe('checkFile', () => {
  it.each([
    ['a PDF under any name', file('%PDF-1.7 …', 'letter.exe')],
    ['a JPEG', file(bytes(0xff, 0xd8, 0xff, 0xe0))],
    ['a PNG', file(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))],
    ['a WebP', file('RIFF....WEBPVP8 ')],
    ['a HEIC', file('....ftypheic....')],
    ['a Word file', file('PK\x03\x04…', 'letter.docx')],
  ])('takes %s', async (_, good) => {
    expect(await checkFile(good, PAPERS, t)).toBeUndefined();
  });

  it.each([
    ['a program called a paper', file('MZ\x90', 'deed.pdf'), 'kit:file.wrongKind'],
    ['a drawing with scripts', file('<svg><script/></svg>', 'plan.svg'), 'kit:file.wrongKind'],
    ['nothing', file(''), 'kit:file.empty'],
    ['21 MB', sized(21 * 1024 * 1024), 'kit:file.tooLarge'],
  ])('refuses %s', async (_, bad, sentence) => {
    expect(await checkFile(bad, PAPERS, t)).toBe(sentence);
  });

  it('takes no paper for a picture', async () => {
    expect(await checkFile(file('%PDF-1.7'), PICTURES, t)).toBe('kit:file.wrongKind');
  });
});

describe('fileSize', () => {
  it.each([
    [0, 'en', '0 byte'],
    [2_048, 'en', '2 kB'],
    [2_516_582, 'en', '2.4 MB'],
    [2_516_582, 'de', '2,4 MB'],
  ])('writes %i in %s as %s', (size, language, text) => {
    expect(fileSize(size, language)).toBe(text);
  });
});
