import { LARGEST_ID } from '@phantom/service-kit';

/** The kinds of enquiry of all services. */
export const ENQUIRY_KINDS = ['contact', 'investor', 'listing'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_STATES = ['new', 'in_progress', 'answered', 'closed', 'spam'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

/** The position of an enquiry in the order of all services: by arrival, kind and id. */
export interface InboxKey {
  createdAt: Date;
  kind: EnquiryKind;
  id: number;
}

const FORM = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)_([a-z]+)_([1-9]\d{0,9})$/;

/** The key in a URL: `2026-11-20T15:04:05.678Z_contact_12`. */
export const inboxKeyText = ({ createdAt, kind, id }: InboxKey): string =>
  `${createdAt.toISOString()}_${kind}_${id}`;

/** @returns undefined for an invalid key */
export function parseInboxKey(text: string): InboxKey | undefined {
  const [, at = '', name, number] = FORM.exec(text) ?? [];
  const createdAt = new Date(at);
  const kind = ENQUIRY_KINDS.find((each) => each === name);
  const id = Number(number);
  if (Number.isNaN(createdAt.getTime()) || !kind || !(id <= LARGEST_ID)) return undefined;
  return { createdAt, kind, id };
}

/** For `sort`: the newest first. */
export function byNewest(one: InboxKey, other: InboxKey): number {
  const age = other.createdAt.getTime() - one.createdAt.getTime();
  if (age !== 0) return age;
  if (one.kind !== other.kind) return one.kind > other.kind ? -1 : 1;
  return other.id - one.id;
}
