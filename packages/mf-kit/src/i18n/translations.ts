import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { reloadOnce } from '../browser/reload-once';
import { LANGUAGES, type Language, DEFAULT_LANGUAGE, isLanguage } from './languages';
import { currentPage } from '../page-context';

/** Loads one namespace in one language. */
export type LocaleLoader = (language: Language) => Promise<ResourceKey>;

/** The namespace of mf-kit's own texts. */
export const KIT_NAMESPACE = 'kit';

const loaders = new Map<string, LocaleLoader>();

registerLocales(
  KIT_NAMESPACE,
  // The shell's texts have the same chunk name, so that both arrive in one request.
  (language) => import(/* webpackChunkName: "locale-[request]" */ `../../locales/${language}.json`),
);

/** Registers where the texts of a namespace come from. Loads nothing yet. */
export function registerLocales(namespace: string, loader: LocaleLoader): void {
  loaders.set(namespace, loader);
}

/** A new translator: one for the browser page, one for each language on a server. @throws Error when texts cannot be loaded */
export async function createTranslations(language: Language, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  await instance.use(resourcesToBackend(loadTexts)).init({
    lng: language,
    supportedLngs: LANGUAGES,
    load: 'currentOnly',
    // Only the current language is loaded; a test checks that each namespace is complete in all five.
    fallbackLng: false,
    ns: namespaces,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await Promise.all(namespaces.map((namespace) => loadNamespace(instance, namespace)));
  return instance;
}

export function hasNamespace(instance: i18n, namespace: string): boolean {
  return instance.hasResourceBundle(instance.language, namespace);
}

/** Loads a namespace in the current language. @throws Error when its file cannot be loaded; a later call tries again */
export async function loadNamespace(instance: i18n, namespace: string): Promise<void> {
  await instance.loadNamespaces(namespace);
  // i18next remembers a failure and does not retry by itself.
  if (!hasNamespace(instance, namespace)) {
    await instance.reloadResources(instance.language, namespace);
  }
  if (!hasNamespace(instance, namespace))
    throw new Error(`The texts of ${namespace} could not be loaded`);
}

function loadTexts(language: Language, namespace: string): Promise<ResourceKey> {
  const loader = loaders.get(namespace);
  if (!loader) throw new Error(`No locales are registered for the namespace "${namespace}"`);
  return reloadOnce(() => loader(language));
}

/** Starts the translator of this browser page, before the shell shows anything. @throws Error when texts cannot be loaded */
export async function startTranslations(language: Language, namespaces: string[]): Promise<i18n> {
  const translations = await createTranslations(language, namespaces);
  currentPage().translations = translations;
  document.documentElement.lang = language;
  return translations;
}

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

/** A text outside of React; the English one when no translator runs. */
export function pageText(key: string, english: string): string {
  return currentPage().translations?.t(key, { defaultValue: english }) ?? english;
}
