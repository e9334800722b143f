import { repairText } from './text-repair.js';

const latin1 = (...bytes: number[]) => Buffer.from(bytes).toString('latin1');
const asBytes = (text: string) => Buffer.from(text, 'utf8').toString('latin1');

describe('repairText', () => {
  it.each(['2 E 55th St Unit 803', 'Engel & Völkers', '15 Café Plaza — №2'])(
    'does not change %j',
    (text) => {
      expect(repairText(asBytes(text))).toEqual({ text, mended: null, lost: false });
    },
  );

  it('reads bytes that are not UTF-8 as Windows-1252', () => {
    expect(repairText(latin1(0x43, 0x61, 0x66, 0xe9, 0x20, 0x92))).toEqual({
      text: 'Café ’',
      mended: 'windows-1252',
      lost: false,
    });
  });

  it.each([
    ['CafÃ©', 'Café'],
    ['Oâ€™Brien Ave', 'O’Brien Ave'],
  ])('decodes the double-encoded %j', (broken, text) => {
    expect(repairText(asBytes(broken))).toEqual({ text, mended: 'double-encoded', lost: false });
  });

  it('does not change correct accents', () => {
    expect(repairText(asBytes('São João Straße'))).toMatchObject({
      text: 'São João Straße',
      mended: null,
    });
  });

  it('reports destroyed characters', () => {
    expect(repairText(asBytes('Engel & V\ufffd\ufffdlkers'))).toMatchObject({ lost: true });
  });

  it('removes control characters', () => {
    expect(repairText('12\u0000 Main\tSt\u0007 ')).toEqual({
      text: '12 Main St',
      mended: 'control-characters',
      lost: false,
    });
  });

  it('collapses white space', () => {
    expect(repairText('  12   Main St ').text).toBe('12 Main St');
  });
});
