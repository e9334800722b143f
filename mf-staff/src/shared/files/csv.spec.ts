import { escapeFormula, toCsv } from './csv';

it('writes CSV by RFC 4180: CR LF line ends and doubled quotation marks', () => {
  expect(toCsv(['Time', 'About'], [['2026-11-20T12:00:00.000Z', 'One, "two"\nthree']])).toBe(
    '\uFEFFTime,About\r\n2026-11-20T12:00:00.000Z,"One, ""two""\nthree"',
  );
});

it('escapes formulas in cells', () => {
  expect(toCsv(['About'], [['=HYPERLINK("https://evil.test")']])).toContain("'=HYPERLINK");
});

it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'escapes a formula that starts with %s',
  (sign) => {
    const formula = `${sign}1+1`;
    for (const before of ['', ' ', '"', '""', '" ', "'", '“', '\u00A0']) {
      expect(escapeFormula(before + formula)).toBe(`'${before}${formula}`);
    }
  },
);

it.each(['\t', '\r', '\n'])('lets no cell start with %j', (sign) => {
  expect(escapeFormula(`${sign}x`)).toBe(`'${sign}x`);
});

it.each([';', '\t', '\r\n', '\n'])(
  'escapes a formula after %j, where other spreadsheets split',
  (sign) => {
    expect(escapeFormula(`Hello${sign}=1+1${sign} "@A1`)).toBe(`Hello${sign}'=1+1${sign}' "@A1`);
  },
);

it.each(['Six - or seven', 'a=b; c', '"Hello"', 'One\nTwo', '', 7, -7])(
  'does not change %j',
  (cell) => {
    expect(escapeFormula(cell)).toBe(cell);
  },
);
