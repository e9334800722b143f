import { getTranslations } from '@phantom/mf-kit';

const NAMESPACE = 'mf-staff';

const load = (language: string) =>
  import(
    /* webpackChunkName: "content-texts-[request]" */ `../../../locales/media/${language}.json`
  );

/** Adds the texts of the media library to those of the section: only editors need them. */
export async function loadMediaTexts(): Promise<void> {
  // The publisher, which only lists the files of a page, has no texts.
  if (typeof window === 'undefined') return;
  const translations = getTranslations();
  const { language } = translations;
  if (translations.exists(`${NAMESPACE}:library.title`)) return;
  const { default: texts } = await load(language);
  translations.addResourceBundle(language, NAMESPACE, texts, true);
}
