import { api, unwrap } from '@phantom/mf-kit';
import type { Kind, State } from '../enquiry';

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

export type ContentEntry = Answered<'content'>['list'][number];
export type ListingEntry = Answered<'listings'>['list'][number];
export type Counts = Answered<'content'>['counts'];

/** One enquiry, of whichever service: what only the other kinds have is missing. */
export type Entry = ContentEntry & Partial<Omit<ListingEntry, keyof ContentEntry>>;
