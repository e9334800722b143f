import { api, unwrap, type ApiBody, type ApiQuery } from '@phantom/mf-kit';
import { CONTENT_CALLS, type ContentService } from '../../../shared/content-services';
import { entryOf, type EntryRef } from './entries';

export type TranslationsQuery = ApiQuery<'get', '/api/auth/content/translations'>;
export type TargetLanguage = NonNullable<TranslationsQuery['language']>;

export const listTranslations = (
  service: ContentService,
  query: Partial<TranslationsQuery>,
  signal?: AbortSignal,
) => unwrap(api.GET(`${CONTENT_CALLS[service]}/translations`, { params: { query }, signal }));

export type TranslationRow = Awaited<ReturnType<typeof listTranslations>>['list'][number];

/** How many entries of each type are in which state, by language. */
export const listProgress = async (service: ContentService, signal?: AbortSignal) => {
  const call = api.GET(`${CONTENT_CALLS[service]}/translations/progress`, { signal });
  return (await unwrap(call)).list;
};

/** The next entry that nobody translates yet. */
export const nextTranslation = async (
  service: ContentService,
  query: ApiQuery<'get', '/api/auth/content/translations/next'>,
) => {
  const call = api.GET(`${CONTENT_CALLS[service]}/translations/next`, { params: { query } });
  return (await unwrap(call)).list[0];
};

export const getTranslation = (
  { service, id }: EntryRef,
  language: TargetLanguage,
  signal?: AbortSignal,
) => {
  const params = { path: { id, language } };
  return entryOf(
    unwrap(
      api.GET(`${CONTENT_CALLS[service]}/entries/{id}/translations/{language}`, { params, signal }),
    ),
  );
};

export type Translation = Awaited<ReturnType<typeof getTranslation>>;

/** The outdated texts are still correct. @param body without a field: all of them */
export const confirmTranslation = (
  { service, id }: EntryRef,
  language: TargetLanguage,
  body: ApiBody<'post', '/api/auth/content/entries/{id}/translations/{language}/confirm'>,
) => {
  const params = { path: { id, language } };
  return entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/entries/{id}/translations/{language}/confirm`, {
        ...{ params, body },
      }),
    ),
  );
};

export const markTranslation = (
  { service, id }: EntryRef,
  language: TargetLanguage,
  isInWork: boolean,
) => {
  const params = { path: { id, language } };
  return entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/entries/{id}/translations/{language}/work`, {
        ...{ params, body: { in_work: isInWork } },
      }),
    ),
  );
};

export const exportXliff = async (
  service: ContentService,
  body: ApiBody<'post', '/api/auth/content/translations/export'>,
) => (await unwrap(api.POST(`${CONTENT_CALLS[service]}/translations/export`, { body }))).list;

export const importXliff = async (
  service: ContentService,
  body: ApiBody<'post', '/api/auth/content/translations/import'>,
) => (await unwrap(api.POST(`${CONTENT_CALLS[service]}/translations/import`, { body }))).list;

export type XliffResult = Awaited<ReturnType<typeof importXliff>>[number];
