import { api, unwrap } from '@phantom/mf-kit';

/** Where an enquiry comes from: the contact form, the form for investors, the form beside a home. */
export const KINDS = ['contact', 'investor', 'listing'] as const;
export type Kind = (typeof KINDS)[number];

/** How far the staff have come with an enquiry. */
export const STATES = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type State = (typeof STATES)[number];

export const isKind = (text: string | undefined): text is Kind => KINDS.some((one) => one === text);

/** What an enquiry is asked for by, as the services understand it. */
export interface Asked {
  kind?: Kind;
  state?: State[];
  assignee?: string;
  search?: string;
  from?: string;
  to?: string;
  before?: string;
  after?: string;
  limit?: number;
}

const content = {
  kinds: ['contact', 'investor'] as readonly Kind[],
  list: (query: Asked, signal: AbortSignal) =>
    unwrap(api.GET('/api/auth/enquiries', { params: { query }, signal })),
};

const listings = {
  kinds: ['listing'] as readonly Kind[],
  list: (query: Asked, signal: AbortSignal) =>
    unwrap(api.GET('/api/auth/listings-enquiries', { params: { query }, signal })),
};

/** The services that keep enquiries, each its own kinds. */
export const SOURCES = { content, listings } as const;
export type SourceName = keyof typeof SOURCES;

type Answered<Name extends SourceName> = Awaited<ReturnType<(typeof SOURCES)[Name]['list']>>;

type ContentEntry = Answered<'content'>['list'][number];
type ListingEntry = Answered<'listings'>['list'][number];
export type Counts = Answered<'content'>['counts'];

/** One enquiry, of whichever service: what only the other kinds have is missing. */
export type Entry = ContentEntry & Partial<Omit<ListingEntry, keyof ContentEntry>>;

/** What an enquiry is about, in a few words; null where nothing of the kind was filled in. */
export const subjectOf = ({
  kind,
  subject,
  investment_amount: amount,
  listing_title: home,
}: Entry) => ({ contact: subject, investor: amount, listing: home })[kind] ?? null;
