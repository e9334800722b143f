import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { callServices } from '../../../shared/api/calls';
import { undefinedIfNotFound } from '../../../shared/api/not-found';
import { getEntry, type EntryRef } from '../api/entries';
import { listReleases } from '../api/releases';
import { withContentTexts } from '../content-texts';
import { CONTENT_SERVICES } from '../../../shared/content-services';

/** The newest of each service; nobody looks for older ones. */
const MOST = 100;

const ADDED = /^([a-z]+)\/([1-9]\d{0,8})$/;

/** `?add=content/7`: the entry that is added to a release. */
function readAdded(address: URLSearchParams): EntryRef | undefined {
  const [, name, id] = ADDED.exec(address.get('add') ?? '') ?? [];
  const service = CONTENT_SERVICES.find((each) => each === name);
  return service && { service, id: Number(id) };
}

export const loader = withContentTexts(async ({ request: { signal, url } }: LoaderFunctionArgs) => {
  const ref = readAdded(new URL(url).searchParams);
  const [{ responses, missing }, entry] = await Promise.all([
    callServices(CONTENT_SERVICES, (service) => listReleases(service, { limit: MOST }, signal)),
    ref && undefinedIfNotFound(getEntry(ref, signal)),
  ]);
  const rows = responses
    .flatMap(({ name: service, value }) => value.list.map((release) => ({ service, release })))
    .sort((one, other) => other.release.updated_at.localeCompare(one.release.updated_at));
  return { rows, missing, added: ref && entry && { ref, title: entry.title } };
});

export type ReleasesData = Awaited<ReturnType<typeof loader>>;
export type ListedRelease = ReleasesData['rows'][number];
