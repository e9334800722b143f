import { ACTIONS, RECORDS } from './audit-kinds';
import { readCursor, type Cursor } from './merge-logs';

/** Filters of the log. Without any, it lists the newest entries of all services except sign-ins. */
export interface AuditFilters {
  account?: number;
  action?: (typeof ACTIONS)[number];
  record?: (typeof RECORDS)[number];
  from?: string;
  to?: string;
  signIns: boolean;
}

export interface AuditQuery {
  filters: AuditFilters;
  before?: Cursor;
}

/** Reads the query from the address. Invalid values are ignored. */
export const readAuditQuery = (address: URLSearchParams): AuditQuery => ({
  filters: {
    account: readId(address.get('account')),
    action: ACTIONS.find((each) => each === address.get('action')),
    record: RECORDS.find((each) => each === address.get('record')),
    from: readDay(address.get('from')),
    to: readDay(address.get('to')),
    signIns: address.get('signIns') === 'shown',
  },
  before: readCursor(address.get('before')),
});

export const hasFilters = ({ account, action, record, from, to }: AuditFilters): boolean =>
  (account ?? action ?? record ?? from ?? to) !== undefined;

const readId = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const readDay = (text: string | null) => {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && new Date(text).toJSON()?.startsWith(text) ? text : undefined;
};
