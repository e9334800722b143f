import { api, unwrap } from '@phantom/mf-kit';
import { callServices } from '../../../shared/api/calls';
import { CONTENT_CALLS, CONTENT_SERVICES } from '../../../shared/content-services';

const SHOWN = 5;
/** As many as the services return at once: they do not sort by the time of a schedule. */
const MOST = 50;

async function listIn(state: 'review' | 'scheduled', signal?: AbortSignal) {
  const query = { state, limit: MOST };
  const { responses, missing } = await callServices(CONTENT_SERVICES, (service) =>
    unwrap(api.GET(`${CONTENT_CALLS[service]}/entries`, { params: { query }, signal })),
  );
  return {
    rows: responses.flatMap(({ name, value }) =>
      value.list.map((entry) => ({ service: name, entry })),
    ),
    isPartial: missing.length > 0,
  };
}

export type ContentWork = Awaited<ReturnType<typeof listIn>>;
export type ContentWorkRow = ContentWork['rows'][number];

const sortedBy = (work: ContentWork, timeOf: (row: ContentWorkRow) => string): ContentWork => ({
  ...work,
  rows: [...work.rows]
    .sort((one, other) => timeOf(one).localeCompare(timeOf(other)))
    .slice(0, SHOWN),
});

/** The drafts that wait for a review, the longest waiting first. @throws ApiError when no service responds */
export const listReviews = async (signal?: AbortSignal) =>
  sortedBy(await listIn('review', signal), ({ entry }) => entry.review_requested_at ?? '');

/** What goes live or is taken down by itself, the next first. @throws ApiError when no service responds */
export const listScheduled = async (signal?: AbortSignal) =>
  sortedBy(await listIn('scheduled', signal), ({ entry }) => nextChange(entry).time);

type Schedule = Pick<ContentWorkRow['entry'], 'publish_at' | 'unpublish_at'>;

/** The earlier of the two changes that an entry may wait for. */
export function nextChange({ publish_at, unpublish_at }: Schedule) {
  const isPublication = publish_at !== null && (unpublish_at === null || publish_at < unpublish_at);
  return isPublication
    ? { kind: 'publish' as const, time: publish_at }
    : { kind: 'unpublish' as const, time: unpublish_at ?? '' };
}
