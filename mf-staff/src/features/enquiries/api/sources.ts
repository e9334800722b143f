import { api, unwrap, type ApiQuery } from '@phantom/mf-kit';

/** The form that an enquiry came from: contact, investors, or a listing. */
export const KINDS = ['contact', 'investor', 'listing'] as const;
export type Kind = (typeof KINDS)[number];

export const STATES = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type State = (typeof STATES)[number];

export const isKind = (text: string | undefined): text is Kind => KINDS.some((one) => one === text);

export type EnquiryListQuery = ApiQuery<'get', '/api/auth/enquiries'>;

const content = {
  kinds: ['contact', 'investor'] as readonly Kind[],
  list: (query: EnquiryListQuery, signal: AbortSignal) =>
    unwrap(api.GET('/api/auth/enquiries', { params: { query }, signal })),
};

const listings = {
  kinds: ['listing'] as readonly Kind[],
  list: (query: EnquiryListQuery, signal: AbortSignal) =>
    unwrap(api.GET('/api/auth/listings-enquiries', { params: { query }, signal })),
};

export const SOURCES = { content, listings } as const;
export type SourceName = keyof typeof SOURCES;

type ResponseOf<Name extends SourceName> = Awaited<ReturnType<(typeof SOURCES)[Name]['list']>>;

type ContentEnquiry = ResponseOf<'content'>['list'][number];
type ListingEnquiry = ResponseOf<'listings'>['list'][number];
export type Counts = ResponseOf<'content'>['counts'];

/** An enquiry of any service; fields of other kinds are missing. */
export type Enquiry = ContentEnquiry & Partial<Omit<ListingEnquiry, keyof ContentEnquiry>>;

/** The subject in a few words; null when the form has none. */
export const subjectOf = ({
  kind,
  subject,
  investment_amount: amount,
  listing_title: home,
}: Enquiry) => ({ contact: subject, investor: amount, listing: home })[kind] ?? null;
