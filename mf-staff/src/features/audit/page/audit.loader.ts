import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { readAuditQuery } from '../api/audit-query';
import { listAudit, listNames } from '../api/list-audit';

/** The page of the log that the address asks for, and the names of accounts: without these it tells their numbers. */
export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const query = readAuditQuery(new URL(url).searchParams);
  const [page, names] = await Promise.all([
    listAudit(query, signal),
    listNames(signal).catch(() => new Map<number, string>()),
  ]);
  return { query, ...page, names };
};
