import { languageFromCookies } from './languages';
import { formatOf } from './use-format';

it.each([
  ['lang=ru', 'ru'],
  ['a=1; __Host-lang=de', 'de'],
  ['theme=dark; lang=es; x=1', 'es'],
  ['lang=xx', 'en'],
  ['slang=de', 'en'],
  ['', 'en'],
])('reads %p as %s', (cookies, language) => {
  expect(languageFromCookies(cookies)).toBe(language);
});

it('formats money, numbers and dates in each language', () => {
  expect(formatOf('en').currency(1250000)).toBe('$1,250,000');
  expect(formatOf('de').number(1234.5)).toBe('1.234,5');
  expect(formatOf('en').date('2026-03-04T02:00:00Z')).toBe('03 Mar, 2026');
  expect(formatOf('de').specDate('2026-05-04T12:00:00Z')).toBe('04 Mai, 2026');
  expect(formatOf('de').date('2026-03-04')).toBe('4. März 2026');
  expect(formatOf('ru').date('2026-03-04')).toBe('4 мар. 2026 г.');
  expect(formatOf('es').date('2026-03-04')).toBe('4 mar 2026');
  expect(formatOf('it').date('2026-03-04')).toBe('4 mar 2026');
});
