/** What visitors write about; each service of the product keeps its own kinds. */
export const ENQUIRY_KINDS = ['contact', 'investor', 'listing'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** How far the staff have come with an enquiry. */
export const ENQUIRY_STATES = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];
