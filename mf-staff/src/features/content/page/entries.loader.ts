import { data, getSession, redirect, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { listColleagues } from '../../../shared/api/colleagues';
import { listEntries, listTypes } from '../api/entries';
import { readListQuery, toEntriesQuery } from '../content-query';
import { withContentTexts } from '../content-texts';
import { contentServiceOf } from '../../../shared/content-services';

/** A page of the entries of a type; null with a 404 for an unknown service or type. A singleton has no list. */
export const loader = withContentTexts(async ({ params, request }: LoaderFunctionArgs) => {
  const { searchParams } = new URL(request.url);
  const { signal } = request;
  const service = contentServiceOf(params);
  if (!service) return data(null, { status: 404 });
  const types = await listTypes(service, signal);
  const type = types.find(({ name }) => name === params.type);
  if (!type) return data(null, { status: 404 });
  const query = readListQuery(searchParams, type.order === 'position' ? 'order' : 'newest');
  const filters = toEntriesQuery(query, getSession()?.user.id ?? 0);
  const [{ list, total }, colleagues] = await Promise.all([
    listEntries(service, { type: type.name, ...filters }, signal),
    listColleagues(signal).catch(() => null),
  ]);
  const [only] = list;
  if (type.form === 'singleton' && only) {
    return redirect(`/content/${service}/${type.name}/${only.id}`);
  }
  return { service, type, list, total, query, colleagues };
});

export type EntriesPageData = Exclude<
  Awaited<ReturnType<typeof loader>>,
  { type: 'DataWithResponseInit' } | Response | { init: unknown }
>;
