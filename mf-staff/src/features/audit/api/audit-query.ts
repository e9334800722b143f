import { ACTIONS, type AuditAction, type AuditRecord, RECORDS } from './audit-kinds';
import { type Cursor, readCursor } from './merge-logs';

/** What the log is asked for; without anything, the newest of all services but for sign-ins. */
export interface AuditFilters {
  /** Who did it, or to whom it was done. */
  account?: number;
  action?: AuditAction;
  record?: AuditRecord;
  from?: string;
  to?: string;
  /** Whether it is told who signed in and out. */
  signIns: boolean;
}

export interface AuditQuery {
  filters: AuditFilters;
  /** Where the page begins that is asked for. */
  before?: Cursor;
}

/** What the address asks for; what it cannot mean counts for nothing. */
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

/** Whether less is asked for than all that there is. */
export const isNarrowed = ({ account, action, record, from, to }: AuditFilters): boolean =>
  (account ?? action ?? record ?? from ?? to) !== undefined;

const readId = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const readDay = (text: string | null) => {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && new Date(text).toJSON()?.startsWith(text) ? text : undefined;
};
