import { escapeFormula, toCsv } from './csv';

it('writes a table as RFC 4180 has it: lines end with CR LF, and quotation marks are doubled', () => {
  expect(toCsv(['Time', 'About'], [['2026-11-20T12:00:00.000Z', 'One, "two"\nthree']])).toBe(
    '\uFEFFTime,About\r\n2026-11-20T12:00:00.000Z,"One, ""two""\nthree"',
  );
});

it('makes no formula of a cell', () => {
  expect(toCsv(['About'], [['=HYPERLINK("https://evil.test")']])).toContain("'=HYPERLINK");
});

it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'makes no formula of what %s begins',
  (sign) => {
    const formula = `${sign}1+1`;
    for (const before of ['', ' ', '"', '""', '" ', "'", '“', '\u00A0']) {
      expect(escapeFormula(before + formula)).toBe(`'${before}${formula}`);
    }
  },
);

it.each(['\t', '\r', '\n'])('has no cell begin with %j', (sign) => {
  expect(escapeFormula(`${sign}x`)).toBe(`'${sign}x`);
});

it.each([';', '\t', '\r\n', '\n'])(
  'begins none behind %j, where other spreadsheets split',
  (sign) => {
    expect(escapeFormula(`Hello${sign}=1+1${sign} "@A1`)).toBe(`Hello${sign}'=1+1${sign}' "@A1`);
  },
);

it.each(['Six - or seven', 'a=b; c', '"Hello"', 'One\nTwo', '', 7, -7])('leaves %j', (cell) => {
  expect(escapeFormula(cell)).toBe(cell);
});
