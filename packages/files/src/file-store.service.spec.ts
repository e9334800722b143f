import { safeFileName } from './file-store.service.js';

describe('safeFileName', () => {
  it.each([
    ['Last two bank statements', 'last-two-bank-statements.pdf'],
    ['1. Welcome to Phantom Partners', '1-welcome-to-phantom-partners.pdf'],
    ['Scan (final).PDF', 'scan-final.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['Договор', 'dogovor.pdf'],
    ['"; filename=evil\r\n', 'filename-evil.pdf'],
    ['😀', 'file.pdf'],
    ['', 'file.pdf'],
    ['a'.repeat(300), `${'a'.repeat(80)}.pdf`],
  ])('%j becomes %s', (title, expected) => {
    expect(safeFileName(title, 'pdf')).toBe(expected);
  });
});
