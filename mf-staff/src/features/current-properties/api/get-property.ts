import { api, unwrap } from '@phantom/mf-kit';

/** One property with its status, the files that came with it and the documents asked for; undefined where there is none. */
export const getProperty = async (id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET('/api/auth/current-propertieslist/{id}', { params: { path: { id } }, signal }),
  );
  return list[0];
};

export type PropertyDetail = NonNullable<Awaited<ReturnType<typeof getProperty>>>;
export type DocumentRequest = PropertyDetail['requests'][number];
export type PropertyFile = PropertyDetail['files'][number];
