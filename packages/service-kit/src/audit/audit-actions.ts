/** The actions in the audit logs of all services. */
export const AUDIT_ACTIONS = [
  // Of accounts and their sessions.
  'sign-in',
  'sign-out',
  'session-ended',
  'session-reused',
  'smoke-tokens',
  'registered',
  'invited',
  'invitation-sent',
  'confirmed',
  'role-changed',
  'blocked',
  'unblocked',
  'renamed',
  'password-check',
  'password-set',
  'password-changed',
  'picture-changed',
  // Of whatever the staff keep.
  'created',
  'added',
  'edited',
  'removed',
  'cancelled',
  // Of properties.
  'status',
  'status_refused',
  'servicing_file',
  'file_added',
  'file_renamed',
  'file_withdrawn',
  'request_made',
  'request_edited',
  'request_received',
  'request_rejected',
  'request_withdrawn',
  'request_reopened',
  'archived',
  'restored',
  // Of content.
  'review-requested',
  'scheduled',
  'schedule-cancelled',
  'published',
  'unpublished',
  'reordered',
  'mailed',
  // Of enquiries.
  'state',
  'assignee',
  'noted',
  // Of people.
  'exported',
  'erased',
  // Of the log itself.
  'log-exported',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The types of record in the audit log. */
export const AUDIT_RECORDS = [
  'account',
  'session',
  'property',
  'document',
  'holding',
  'distribution',
  'investor-document',
  'contact',
  'investor',
  'listing',
  'viewing',
  'viewing-slot',
  'rental-application',
  'content',
  'content-release',
  'media',
  'audit-log',
] as const;
export type AuditRecord = (typeof AUDIT_RECORDS)[number];

/** Frequent actions that the list hides by default. Refused ones are always shown. */
export const ROUTINE_ACTIONS = ['sign-in', 'sign-out', 'session-ended'] as const;

/** `refused`: not allowed, or wrong credentials; `limited`: not checked, after too many refusals. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'limited'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
