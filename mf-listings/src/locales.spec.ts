import { textGaps } from '@phantom/mf-kit/testing';
import de from '../locales/de.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import it_ from '../locales/it.json';
import ru from '../locales/ru.json';

describe('texts of the listings', () => {
  it('are there in every language', () => {
    expect(textGaps({ en, de, it: it_, ru, es })).toEqual([]);
  });

  it('keep the product’s literal sentences in English', () => {
    expect(en.noResult).toBe('No Result  Found...');
    expect(en.enquiry.sent).toBe('Successfully save details ');
    expect(Object.values(en.tabs)).toEqual(['SALES', 'RENTALS', 'OPEN HOUSES']);
  });
});
