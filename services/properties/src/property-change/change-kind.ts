/** What an entry of the trail tells of. */
export const CHANGE_KINDS = [
  'created',
  'edited',
  'status',
  /** Somebody else was faster: nothing was moved. */
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
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];
