import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { readAuditQuery } from '../api/audit-query';
import { listAccountNames, listAudit } from '../api/list-audit';

/**
 * Loads the requested page of the log and the account names. If the names fail to load, the page
 * shows account numbers.
 */
export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const query = readAuditQuery(new URL(url).searchParams);
  const [page, names] = await Promise.all([
    listAudit(query, signal),
    listAccountNames(signal).catch(() => new Map<number, string>()),
  ]);
  return { query, ...page, names };
};
