import type { CurrentProperty, PropertyPage } from '../api/properties';
import type {
  DocumentRequest,
  PropertyChange,
  PropertyDetail,
  PropertyFile,
  PropertyHistory,
} from '../api/property';

export const aProperty = (id: number, over: Partial<CurrentProperty> = {}): CurrentProperty => ({
  id,
  address: `${id} Halsey Street`,
  servicing_bank: 'First Gotham Trust',
  assign: { label: 'Nadia Brooks' },
  type_of_property: 'Two Family',
  url: `/files/${id}.pdf`,
  status: 3,
  reference: `PP-2026-${String(id).padStart(4, '0')}`,
  assignee_id: 1,
  status_changed_at: '2026-11-19T15:00:00Z',
  days_in_status: 3,
  awaited_documents: 0,
  overdue_documents: 0,
  updated_at: '2026-11-19T15:00:00Z',
  archived_at: null,
  version: 4,
  ...over,
});

/** A page of the list with two banks in the filter. */
export const aPage = (list: CurrentProperty[], over: Partial<PropertyPage> = {}): PropertyPage => ({
  error: 0,
  list,
  total: list.length,
  page: 1,
  size: 10,
  choices: {
    view: [
      { value: 'serviced', label: null, count: 43 },
      { value: 'completed', label: null, count: 5 },
      { value: 'archived', label: null, count: 2 },
    ],
    status: [{ value: '3', label: null, count: 7 }],
    bank: [
      { value: 'First Gotham Trust', label: 'First Gotham Trust', count: 5 },
      { value: 'Harbor Savings', label: 'Harbor Savings', count: 2 },
    ],
    assignee: [{ value: 'none', label: null, count: 1 }],
    type: [],
  },
  ...over,
});

export const aDetail = (over: Partial<PropertyDetail> = {}): PropertyDetail => ({
  ...aProperty(1),
  data: '[]',
  baseurl: '/api/auth/files/',
  created_at: '2026-10-01T15:00:00Z',
  files: [],
  requests: [],
  last_change: null,
  archival: null,
  skipped_steps: [],
  ...over,
});

export const aRequest = (over: Partial<DocumentRequest> = {}): DocumentRequest => ({
  id: 11,
  property_id: 1,
  title: 'Last two bank statements',
  note: null,
  due_on: '2026-12-04',
  state: 'open',
  reason: null,
  is_overdue: false,
  requested_at: '2026-11-20T15:00:00Z',
  requested_by: 'Grace Okafor',
  state_changed_at: '2026-11-20T15:00:00Z',
  version: 1,
  ...over,
});

export const aFile = (over: Partial<PropertyFile> = {}): PropertyFile => ({
  id: 31,
  title: 'Deed',
  url: '/files/31.pdf',
  added_at: '2026-11-20T15:00:00Z',
  added_by: 'Grace Okafor',
  request_id: null,
  refused_at: null,
  refusal_reason: null,
  withdrawn_at: null,
  withdrawn_by: null,
  withdrawal_reason: null,
  version: 2,
  ...over,
});

export const aChange = (over: Partial<PropertyChange> = {}): PropertyChange => ({
  id: 21,
  at: '2026-11-20T15:00:00Z',
  actor: { id: 2, name: 'Grace Okafor' },
  kind: 'status',
  from_status: 2,
  to_status: 3,
  reason: 'The deed is missing',
  title: null,
  request_id: null,
  changes: [],
  ...over,
});

export const aHistory = (
  list: PropertyChange[] = [],
  next: number | null = null,
): PropertyHistory => ({ error: 0, list, next });
