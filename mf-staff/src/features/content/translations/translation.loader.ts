import { data, getSession, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { undefinedIfNotFound } from '../../../shared/api/not-found';
import { getEntry, listTypes } from '../api/entries';
import { getTranslation, type TargetLanguage, type Translation } from '../api/translations';
import { withContentTexts } from '../content-texts';
import { contentServiceOf } from '../../../shared/content-services';
import { ChangeStore } from '../draft/change-store';
import type { EntryPageData } from '../page/entry.loader';
import { readBoardQuery } from './board-query';

export interface TranslationPageData extends EntryPageData {
  language: TargetLanguage;
  translation: Translation;
}

/** Null with a 404 when the entry does not exist. */
export const loader = withContentTexts(
  async ({ params, request: { signal, url } }: LoaderFunctionArgs) => {
    const service = contentServiceOf(params);
    const { language } = readBoardQuery(new URL(url).searchParams);
    if (!service) return data(null, { status: 404 });
    const ref = { service, id: Number(params.id) };
    const userId = getSession()?.user.id ?? 0;
    const [types, entry, translation, stored] = await Promise.all([
      listTypes(service, signal),
      undefinedIfNotFound(getEntry(ref, signal)),
      undefinedIfNotFound(getTranslation(ref, language, signal)),
      new ChangeStore(userId, ref).read(),
    ]);
    const type = types.find(({ name }) => name === params.type);
    if (!entry || !translation || entry.type !== type?.name) return data(null, { status: 404 });
    const page: TranslationPageData = { ref, type, entry, userId, stored, language, translation };
    return page;
  },
);
