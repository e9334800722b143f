import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { callServices } from '../../../shared/api/calls';
import { listTypes } from '../api/entries';
import { listProgress, listTranslations } from '../api/translations';
import { withContentTexts } from '../content-texts';
import { CONTENT_SERVICES, type ContentService } from '../../../shared/content-services';
import { type BoardQuery, PAGE_SIZE, readBoardQuery, toTranslationsQuery } from './board-query';

async function loadService(service: ContentService, query: BoardQuery, signal: AbortSignal) {
  const isShown = query.type === undefined || query.type.service === service;
  const [types, progress, rows] = await Promise.all([
    listTypes(service, signal),
    listProgress(service, signal),
    isShown ? listTranslations(service, toTranslationsQuery(query), signal) : undefined,
  ]);
  return { types, progress, list: rows?.list ?? [], total: rows?.total ?? 0 };
}

/** Each service has its own rows: a page of the board is the same page of each. It works without those that do not respond. */
export const loader = withContentTexts(async ({ request: { signal, url } }: LoaderFunctionArgs) => {
  const query = readBoardQuery(new URL(url).searchParams);
  const { responses, missing } = await callServices(CONTENT_SERVICES, (service) =>
    loadService(service, query, signal),
  );
  return {
    query,
    missing,
    types: responses.flatMap(({ name: service, value }) =>
      value.types
        .filter(({ fields }) => fields.some(({ translated }) => translated))
        .map((type) => ({ service, type })),
    ),
    progress: responses.flatMap(({ value }) => value.progress),
    rows: responses.flatMap(({ name: service, value }) =>
      value.list.map((entry) => ({ service, entry })),
    ),
    total: responses.reduce((sum, { value }) => sum + value.total, 0),
    pageCount: Math.max(1, ...responses.map(({ value }) => Math.ceil(value.total / PAGE_SIZE))),
  };
});

export type BoardData = Awaited<ReturnType<typeof loader>>;
export type BoardRow = BoardData['rows'][number];
