/** Where an enquiry comes from: the contact form, the form for investors, the form beside a home. */
export const KINDS = ['contact', 'investor', 'listing'] as const;
export type Kind = (typeof KINDS)[number];

/** How far the staff have come with an enquiry. */
export const STATES = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type State = (typeof STATES)[number];

export const isKind = (text: string | undefined): text is Kind => KINDS.some((one) => one === text);
