import type { PageRequest, ServerTools } from '@phantom/registry/server-bundle';
import type { i18n } from 'i18next';
import { KIT_NAMESPACE, createTranslations } from '../i18n/translations';
import type { Language } from '../i18n/languages';
import { runInPage } from '../page-context.server';

const started = new Map<string, Promise<i18n>>();

/** Runs the work of one page: within it `currentPage`, `api` and the translator belong to the page. */
export async function inPage<Result>(
  { origin, basename, language, isDemo, requestId }: PageRequest,
  { fetch }: ServerTools,
  namespace: string,
  work: (translations: i18n) => Promise<Result>,
): Promise<Result> {
  const translations = await translationsIn(language, namespace);
  const page = { origin, basename, isDemo, requestId, fetch, translations };
  return runInPage(page, () => work(translations));
}

/** Texts never change: all pages of a language share a translator. */
function translationsIn(language: Language, namespace: string): Promise<i18n> {
  const key = `${language} ${namespace}`;
  const known = started.get(key);
  if (known) return known;
  const starting = createTranslations(language, [KIT_NAMESPACE, namespace]);
  started.set(key, starting);
  return starting;
}
