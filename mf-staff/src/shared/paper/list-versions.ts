import { api, unwrap } from '@phantom/mf-kit';
import type { PaperKind } from './paper';

/** The files that a paper has had, the present one first. */
export const listVersions = async (kind: PaperKind, id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET(`/api/auth/${kind}/{id}/versions`, { params: { path: { id } }, signal }),
  );
  return list;
};

export type PaperVersion = Awaited<ReturnType<typeof listVersions>>[number];
