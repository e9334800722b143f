import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { readAuditQuery } from '../api/audit-query';
import { listAccountNames, listAudit } from '../api/list-audit';

/** The list also works without the names: it then shows account numbers. */
export const loader = async ({ request: { url, signal } }: LoaderFunctionArgs) => {
  const query = readAuditQuery(new URL(url).searchParams);
  const [page, names] = await Promise.all([
    listAudit(query, signal),
    listAccountNames(signal).catch(() => new Map<number, string>()),
  ]);
  return { query, ...page, names };
};
