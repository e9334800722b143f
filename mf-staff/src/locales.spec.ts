import { textGaps } from '@phantom/mf-kit/testing';
import de from '../locales/de.json';
import en from '../locales/en.json';
import es from '../locales/es.json';
import it_ from '../locales/it.json';
import ru from '../locales/ru.json';

describe('texts of the staff section', () => {
  it('are there in every language', () => {
    expect(textGaps({ en, de, it: it_, ru, es })).toEqual([]);
  });

  it('name the eight statuses in the product’s words', () => {
    expect(Object.values(en.status)).toEqual([
      'Submitted',
      'In process',
      'Missing Documents',
      'Pending Appraisal',
      'Offer Negotiation',
      'Short Sell Approval',
      'Title Clearance/Schedule a Closing',
      'Completed',
    ]);
  });
});
