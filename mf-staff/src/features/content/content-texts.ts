import { getTranslations } from '@phantom/mf-kit';

const NAMESPACE = 'mf-staff';

/** Adds the texts of the editor to those of the section. */
export async function loadContentTexts(): Promise<void> {
  // The publisher, which only lists the files of a page, has no texts.
  if (typeof window === 'undefined') return;
  const translations = getTranslations();
  const { language } = translations;
  if (translations.exists(`${NAMESPACE}:content.title`)) return;
  const { default: texts } = (await import(`../../../locales/content/${language}.json`)) as {
    default: object;
  };
  translations.addResourceBundle(language, NAMESPACE, texts, true);
}
