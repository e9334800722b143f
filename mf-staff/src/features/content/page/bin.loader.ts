import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { callServices } from '../../../shared/api/calls';
import { listEntries, listTypes } from '../api/entries';
import { withContentTexts } from '../content-texts';
import { CONTENT_SERVICES } from '../../../shared/content-services';

/** The largest page of the call. An entry stays for 30 days. */
const MOST = 100;

export const loader = withContentTexts(async ({ request: { signal } }: LoaderFunctionArgs) => {
  const { responses, missing } = await callServices(CONTENT_SERVICES, (service) =>
    Promise.all([
      listEntries(service, { state: 'deleted', limit: MOST }, signal),
      listTypes(service, signal),
    ]),
  );
  const rows = responses.flatMap(({ name, value: [{ list }, types] }) =>
    list.map((entry) => ({
      service: name,
      entry,
      type: types.find((each) => each.name === entry.type)?.singular ?? entry.type,
    })),
  );
  rows.sort((one, other) =>
    (other.entry.deleted_at ?? '').localeCompare(one.entry.deleted_at ?? ''),
  );
  return { rows, missing };
});

export type BinData = Awaited<ReturnType<typeof loader>>;
export type BinRow = BinData['rows'][number];
