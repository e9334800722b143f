/** Which service keeps the log. */
export const PARTS = ['auth', 'properties', 'content', 'listings'] as const;
export type Part = (typeof PARTS)[number];

/** What the log is asked for; without anything, the newest of sign-ins and accounts. */
export interface AuditQuery {
  part: Part;
  /** Who did it, or to whom it was done. */
  account?: number;
  from?: string;
  to?: string;
  /** Only what came before this entry. */
  before?: number;
}

/** What the address asks for; what it cannot mean counts for nothing. */
export const readAuditQuery = (address: URLSearchParams): AuditQuery => ({
  part: PARTS.find((each) => each === address.get('part')) ?? 'auth',
  account: readId(address.get('account')),
  from: readDay(address.get('from')),
  to: readDay(address.get('to')),
  before: readId(address.get('before')),
});

/** Whether less is asked for than all that a part holds. */
export const isNarrowed = ({ account, from, to }: AuditQuery): boolean =>
  (account ?? from ?? to) !== undefined;

const readId = (text: string | null) =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const readDay = (text: string | null) => {
  const isDay = text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isDay && new Date(text).toJSON()?.startsWith(text) ? text : undefined;
};
