import { csvText } from './csv-text';

it('writes a table as RFC 4180 has it: lines end with CR LF, and quotation marks are doubled', () => {
  expect(csvText(['Time', 'About'], [['2026-11-20T12:00:00.000Z', 'One, "two"\nthree']])).toBe(
    '\uFEFFTime,About\r\n2026-11-20T12:00:00.000Z,"One, ""two""\nthree"',
  );
});

it('makes no formula of a cell', () => {
  expect(csvText(['About'], [['=HYPERLINK("https://evil.test")']])).toContain("'=HYPERLINK");
});
