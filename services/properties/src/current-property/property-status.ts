/** The steps of a property in servicing, by number; 3 may come back after any of the later ones. */
export const PROPERTY_STATUSES = {
  1: 'Submitted',
  2: 'In process',
  3: 'Missing Documents',
  4: 'Pending Appraisal',
  5: 'Offer Negotiation',
  6: 'Short Sell Approval',
  7: 'Title Clearance/Schedule a Closing',
  8: 'Completed',
} as const;

export type PropertyStatus = keyof typeof PROPERTY_STATUSES;
