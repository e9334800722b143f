/** What the audit log tells of, in all services. */
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

/** The kinds of record that something is done to. */
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
  'audit-log',
] as const;
export type AuditRecord = (typeof AUDIT_RECORDS)[number];

/** What happens all day as people come and go: left out where nobody asks for it. What was refused or looks like theft is no part of it. */
export const ROUTINE_ACTIONS = ['sign-in', 'sign-out', 'session-ended'] as const;

/** `refused`: it was not allowed, or proven wrong; `limited`: nobody looked, after too many refusals. */
export const AUDIT_OUTCOMES = ['done', 'refused', 'limited'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
