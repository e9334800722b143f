import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { reloadOnce } from '../router/reload-once';
import { LANGUAGES, type Language } from './languages';

/** Loads one namespace in one language, usually `(lng) => import(`../locales/${lng}.json`)`. */
export type LocaleLoader = (language: Language) => Promise<ResourceKey>;

/** The namespace of the texts that mf-kit itself shows (loading, errors, retry). */
export const KIT_NAMESPACE = 'kit';

const loaders = new Map<string, LocaleLoader>();

registerLocales(
  KIT_NAMESPACE,
  // The shell gives its own texts the same chunk name, so that both arrive in one request.
  (language) => import(/* webpackChunkName: "locale-[request]" */ `../../locales/${language}.json`),
);

/** Tells where the texts of a namespace come from; nothing is loaded yet. */
export function registerLocales(namespace: string, loader: LocaleLoader): void {
  loaders.set(namespace, loader);
}

/** A translator of its own: one for the browser page, one for each request on a server. */
export async function createTranslations(language: Language, namespaces: string[]): Promise<i18n> {
  const instance = createInstance();
  await instance.use(resourcesToBackend(loadTexts)).init({
    lng: language,
    supportedLngs: LANGUAGES,
    load: 'currentOnly',
    // Only the language in use is fetched; a test keeps the five files of a namespace complete.
    fallbackLng: false,
    ns: namespaces,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** Whether a namespace is there in the language in use. */
export function hasNamespace(instance: i18n, namespace: string): boolean {
  return instance.hasResourceBundle(instance.language, namespace);
}

/**
 * Loads one more namespace in the language in use.
 * @throws Error when its file cannot be had; calling again tries again.
 */
export async function loadNamespace(instance: i18n, namespace: string): Promise<void> {
  await instance.loadNamespaces(namespace);
  // i18next remembers a failure and would not ask a second time by itself.
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
