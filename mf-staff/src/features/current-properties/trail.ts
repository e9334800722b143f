import type { PropertyChange } from './api/get-history';

/** What the trail can be narrowed to. */
export const TRAIL_KINDS = ['all', 'status', 'documents', 'facts'] as const;

export type TrailKind = (typeof TRAIL_KINDS)[number];

const KIND_OF: Record<PropertyChange['kind'], Exclude<TrailKind, 'all'>> = {
  created: 'facts',
  edited: 'facts',
  servicing_file: 'facts',
  status: 'status',
  status_refused: 'status',
  archived: 'status',
  restored: 'status',
  file_added: 'documents',
  file_renamed: 'documents',
  file_withdrawn: 'documents',
  request_made: 'documents',
  request_edited: 'documents',
  request_received: 'documents',
  request_rejected: 'documents',
  request_withdrawn: 'documents',
  request_reopened: 'documents',
};

/** The kind that an address names. */
export const readTrailKind = (text: string | null): TrailKind =>
  TRAIL_KINDS.find((kind) => kind === text) ?? 'all';

export const ofKind = (changes: readonly PropertyChange[], kind: TrailKind) =>
  kind === 'all' ? changes : changes.filter((change) => KIND_OF[change.kind] === kind);
