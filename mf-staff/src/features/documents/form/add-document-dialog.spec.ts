import { titleOfFile } from './add-document-dialog';

it.each([
  ['Q3_fair-housing (final).pdf', 'Q3 fair-housing (final)'],
  ['Правила  2026.DOCX', 'Правила 2026'],
  ['no extension', 'no extension'],
  ['.pdf', ''],
  [`${'x'.repeat(200)}.pdf`, 'x'.repeat(150)],
])('%s', (name, title) => {
  expect(titleOfFile(name)).toBe(title);
});
