import en from '../locales/en.json';

it('keeps the product’s literal sentences in English', () => {
  expect(en.noResult).toBe('No Result  Found...');
  expect(en.enquiry.sent).toBe('Successfully save details ');
  expect(Object.values(en.tabs)).toEqual(['SALES', 'RENTALS', 'OPEN HOUSES']);
});
