import { api, unwrap, type ApiBody, type ApiQuery } from '@phantom/mf-kit';

type ListQuery = ApiQuery<'get', '/api/auth/rental-application-inbox'>;
export type SentState = NonNullable<NonNullable<ListQuery>['state']>;

/** In the order of the filter. */
export const SENT_STATES = [
  'submitted',
  'in_review',
  'approved',
  'declined',
  'withdrawn',
] as const satisfies SentState[];

/** One page of the applications that were sent, the latest first. */
export const listApplications = (query: ListQuery, signal: AbortSignal) =>
  unwrap(api.GET('/api/auth/rental-application-inbox', { params: { query }, signal }));

export type ApplicationEntry = Awaited<ReturnType<typeof listApplications>>['list'][number];

export const getApplication = async (id: number, signal: AbortSignal) => {
  const params = { path: { id } };
  return (await unwrap(api.GET('/api/auth/rental-application-inbox/{id}', { params, signal })))
    .list[0];
};

export type Application = NonNullable<Awaited<ReturnType<typeof getApplication>>>;

type Review = ApiBody<'patch', '/api/auth/rental-application-inbox/{id}'>;

/** @throws ApiError 409 when the version is stale */
export const reviewApplication = (id: number, body: Review) =>
  unwrap(api.PATCH('/api/auth/rental-application-inbox/{id}', { params: { path: { id } }, body }));

/** The content of a paper. The link of a page could not send the token of the session. */
export const readPaper = (id: number, paperId: number): Promise<Blob> =>
  unwrap(
    api.GET('/api/auth/rental-application-inbox/{id}/papers/{paper_id}', {
      params: { path: { id, paper_id: paperId } },
      parseAs: 'blob',
    }),
  );
