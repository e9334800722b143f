import { data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { undefinedIfNotFound } from '../../../shared/api/not-found';
import { listTypes } from '../api/entries';
import { getRelease } from '../api/releases';
import { withContentTexts } from '../content-texts';
import { contentServiceOf } from '../../../shared/content-services';

/** Null with a 404 when the release does not exist. */
export const loader = withContentTexts(
  async ({ params, request: { signal } }: LoaderFunctionArgs) => {
    const service = contentServiceOf(params);
    if (!service) return data(null, { status: 404 });
    const ref = { service, id: Number(params.id) };
    const [types, release] = await Promise.all([
      listTypes(service, signal),
      undefinedIfNotFound(getRelease(ref, signal)),
    ]);
    return release ? { ref, types, release } : data(null, { status: 404 });
  },
);

export type ReleasePageData = Exclude<
  Awaited<ReturnType<typeof loader>>,
  { type: 'DataWithResponseInit' } | { init: unknown }
>;
