import { withoutFormula } from './without-formula';

it.each(['=', '+', '-', '@', '＝', '＋', '－', '＠'])(
  'makes no formula of what %s begins',
  (sign) => {
    const formula = `${sign}1+1`;
    for (const before of ['', ' ', '"', '""', '" ', "'", '“', '\u00A0']) {
      expect(withoutFormula(before + formula)).toBe(`'${before}${formula}`);
    }
  },
);

it.each(['\t', '\r', '\n'])('has no cell begin with %j', (sign) => {
  expect(withoutFormula(`${sign}x`)).toBe(`'${sign}x`);
});

it.each([';', '\t', '\r\n', '\n'])(
  'begins none behind %j, where other spreadsheets split',
  (sign) => {
    expect(withoutFormula(`Hello${sign}=1+1${sign} "@A1`)).toBe(`Hello${sign}'=1+1${sign}' "@A1`);
  },
);

it.each(['Six - or seven', 'a=b; c', '"Hello"', 'One\nTwo', '', 7, -7])('leaves %j', (cell) => {
  expect(withoutFormula(cell)).toBe(cell);
});
