import { getSession, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { callServices } from '../../../shared/api/calls';
import { listEntries, listTypes } from '../api/entries';
import { CONTENT_SERVICES, type ContentService } from '../../../shared/content-services';
import { unsavedEntries } from '../draft/change-store';
import { withContentTexts } from '../content-texts';

const MOST = 6;
const MOST_RECENT = 50;

async function loadService(service: ContentService, signal: AbortSignal) {
  const list = (query: Parameters<typeof listEntries>[1]) =>
    listEntries(service, { limit: MOST, ...query }, signal);
  const [types, review, scheduled, recent] = await Promise.all([
    listTypes(service, signal),
    list({ state: 'review' }),
    list({ state: 'scheduled' }),
    list({ limit: MOST_RECENT }),
  ]);
  // What was only loaded nobody has changed.
  const changed = recent.list.filter(({ updated_by }) => updated_by !== null);
  return { types, review, scheduled, recent: { ...recent, list: changed } };
}

/** What each service has. The page works without those that do not respond. */
export const loader = withContentTexts(async ({ request: { signal } }: LoaderFunctionArgs) => {
  const userId = getSession()?.user.id ?? 0;
  const [{ responses, missing }, unsaved] = await Promise.all([
    callServices(CONTENT_SERVICES, (service) => loadService(service, signal)),
    unsavedEntries(userId),
  ]);
  const rowsOf = (part: 'review' | 'scheduled' | 'recent') =>
    responses
      .flatMap(({ name, value }) => value[part].list.map((entry) => ({ service: name, entry })))
      .sort((one, other) => other.entry.updated_at.localeCompare(one.entry.updated_at))
      .slice(0, MOST);
  return {
    types: responses.flatMap(({ name, value }) =>
      value.types.map((type) => ({ service: name, type })),
    ),
    review: rowsOf('review'),
    scheduled: rowsOf('scheduled'),
    recent: rowsOf('recent'),
    unsaved,
    missing,
  };
});

export type OverviewData = Awaited<ReturnType<typeof loader>>;
export type OverviewRow = OverviewData['recent'][number];
