import { api, unwrap, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { loadEntry } from '../../shared/load-entry';

export const loadFreePage = (args: LoaderFunctionArgs) =>
  loadEntry(args, '', (slug, signal) =>
    unwrap(api.GET('/api/auth/pages/{slug}', { params: { path: { slug } }, signal })),
  );

export type FreePage = Awaited<ReturnType<typeof loadFreePage>>;
