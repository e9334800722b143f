import en from '../locales/en.json';

it('uses the agreed names of the eight statuses', () => {
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
