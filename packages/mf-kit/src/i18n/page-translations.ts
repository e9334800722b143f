import type { i18n } from 'i18next';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';
import { createTranslations, loadNamespace } from './translations';
import { currentPage } from '../page-context';

/**
 * Starts the translator of this browser page; the shell calls it once, before anything is shown.
 * @throws Error when the texts of a namespace cannot be had
 */
export async function startTranslations(language: Language, namespaces: string[]): Promise<i18n> {
  const translations = await createTranslations(language, namespaces);
  await Promise.all(namespaces.map((namespace) => loadNamespace(translations, namespace)));
  currentPage().translations = translations;
  document.documentElement.lang = language;
  return translations;
}

/** The translator of this page. */
export function getTranslations(): i18n {
  const { translations } = currentPage();
  if (!translations) throw new Error('The shell has not started the translations yet');
  return translations;
}

/** The language of this page; the default before the translator has started. */
export function pageLanguage(): Language {
  const language = currentPage().translations?.language;
  return isLanguage(language) ? language : DEFAULT_LANGUAGE;
}

/** A text outside of React; in English words where no translator runs (yet). */
export function pageText(key: string, english: string): string {
  return currentPage().translations?.t(key, { defaultValue: english }) ?? english;
}
