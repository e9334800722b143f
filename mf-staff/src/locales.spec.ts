import en from '../locales/en.json';

it('names the eight statuses in the product’s words', () => {
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
