import { mendText } from './mend-text.js';

const latin1 = (...bytes: number[]) => Buffer.from(bytes).toString('latin1');
const asBytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('mendText', () => {
  it.each(['2 E 55th St Unit 803', 'Engel & Völkers', '15 Café Plaza — №2'])('reads %j', (text) => {
    expect(mendText(asBytes(text))).toEqual({ text, mended: null, lost: false });
  });

  it('reads a byte that is not UTF-8 as Windows-1252', () => {
    expect(mendText(latin1(0x43, 0x61, 0x66, 0xe9, 0x20, 0x92))).toEqual({
      text: 'Café ’',
      mended: 'windows-1252',
      lost: false,
    });
  });

  it.each([
    ['CafÃ©', 'Café'],
    ['Oâ€™Brien Ave', 'O’Brien Ave'],
  ])('undoes the second encoding of %j', (broken, text) => {
    expect(mendText(asBytes(broken))).toEqual({ text, mended: 'double-encoded', lost: false });
  });

  it('leaves honest accents alone', () => {
    expect(mendText(asBytes('São João Straße'))).toMatchObject({
      text: 'São João Straße',
      mended: null,
    });
  });

  it('tells characters that were destroyed', () => {
    expect(mendText(asBytes('Engel & V\ufffd\ufffdlkers'))).toMatchObject({ lost: true });
  });

  it('drops control characters', () => {
    expect(mendText('12\u0000 Main\tSt\u0007 ')).toEqual({
      text: '12 Main St',
      mended: 'control-characters',
      lost: false,
    });
  });

  it('keeps runs of white space as one blank', () => {
    expect(mendText('  12   Main St ').text).toBe('12 Main St');
  });
});
